#!/bin/sh
# Writes TemplateTexts.swift from the templates beside this script.
#
# SwiftPM could embed them, but as arrays of numbers, which take five seconds to compile; and a plugin
# can't, since SwiftPM runs no plugins for the tool of another plugin.
cd "$(dirname "$0")" || exit
{
  echo '// Written by embed.sh. Do not edit.'
  echo
  echo 'extension BuiltInTemplates {'
  echo '  /// By name, each without its last line feed.'
  echo '  static let embedded: [(name: String, text: String)] = ['
  for file in *.mustache; do
    printf '    (\n      "%s",\n      #"""\n' "${file%.mustache}"
    sed 's/^\(..*\)$/      \1/' "$file"
    printf '      """#\n    ),\n'
  done
  echo '  ]'
  echo '}'
} >TemplateTexts.swift
