print("triwire")
