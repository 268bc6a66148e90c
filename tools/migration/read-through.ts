/** The name of a migration from the words it was asked for by: `mute brands` and `mute-brands` are `mute_brands`. */
export function migrationName(words: string[]): string {
  const name = words.join('_').replaceAll(/[\s-]/g, '_').toLowerCase()
  if (!/^[a-z]{2,}(_[a-z]{2,})*$/.test(name))
    throw new Error('A migration is named by what changes, in words: npm run migration mute brands')
  return name
}

const points: { when: RegExp; point: string }[] = [
  {
    when: /DROP (TABLE|COLUMN)|RENAME/,
    point: 'It drops or renames: the version before this one still runs during an update. Drop in the release after.',
  },
  {
    when: /ADD COLUMN (?!.*DEFAULT)[^;]* NOT NULL/,
    point: 'A new column is not null without a default: rows that exist, and the version before, have no value for it.',
  },
  {
    when: /SET NOT NULL|ADD CONSTRAINT [^;]*CHECK|CREATE UNIQUE INDEX/,
    point: 'Rows that exist must keep the new rule: fill or correct them above it, in the same file.',
  },
  {
    when: /SET DATA TYPE/,
    point: 'A change of type rewrites the table and locks it: on a large one add a column instead.',
  },
]

/** What to look at in a generated migration before it is committed. */
export function listPointsToRead(sql: string): string[] {
  return [
    ...points.filter(({ when }) => when.test(sql)).map(({ point }) => point),
    'What cannot be generated (rows, a partition) goes below the generated part, after `--> statement-breakpoint`.',
    'Commit it with its snapshot in migrations/meta. Once released, a file is never edited: a change is the next file.',
  ]
}
