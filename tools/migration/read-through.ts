/** The name of a migration from the words it was asked for by: `mute brands` and `mute-brands` are `mute_brands`. */
export function migrationName(words: string[]): string {
  const name = words.join('_').replaceAll(/[\s-]/g, '_').toLowerCase()
  if (!/^[a-z]{2,}(_[a-z]{2,})*$/.test(name))
    throw new Error('Name the migration after what changes, in words: npm run migration mute brands')
  return name
}

const points: { when: RegExp; point: string }[] = [
  {
    when: /DROP (TABLE|COLUMN)|RENAME/,
    point:
      'It drops or renames something: the previous version still runs during an update. Drop it in the next release.',
  },
  {
    when: /ADD COLUMN (?!.*DEFAULT)[^;]* NOT NULL/,
    point: 'A new column is not null without a default: existing rows, and the previous version, have no value for it.',
  },
  {
    when: /SET NOT NULL|ADD CONSTRAINT [^;]*CHECK|CREATE UNIQUE INDEX/,
    point: 'Existing rows must follow the new rule: fill or correct them above it, in the same file.',
  },
  {
    when: /SET DATA TYPE/,
    point: 'Changing a type rewrites the table and locks it: on a large one, add a column instead.',
  },
]

/** What to look at in a generated migration before it is committed. */
export function listPointsToRead(sql: string): string[] {
  return [
    ...points.filter(({ when }) => when.test(sql)).map(({ point }) => point),
    'What cannot be generated (rows, a partition) goes below the generated part, after `--> statement-breakpoint`.',
    'Commit it with its snapshot in migrations/meta. Once it’s released, never edit it: write another file.',
  ]
}
