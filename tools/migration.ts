/** `npm run migration NAME`: the next file in `migrations/`, with what the tables say and the migrations before it do not. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listPointsToRead, migrationName } from './migration/read-through.ts'

const root = dirname(import.meta.dirname)

function listMigrations(): string[] {
  return readdirSync(join(root, 'migrations')).filter((file) => file.endsWith('.sql'))
}

try {
  const name = migrationName(process.argv.slice(2))
  const before = new Set(listMigrations())
  // It asks on the terminal whether a column that is gone and one that is new are one that was renamed.
  const { status } = spawnSync('drizzle-kit', ['generate', '--name', name], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('drizzle-kit made no migration: see above.')
  const [made] = listMigrations().filter((file) => !before.has(file))
  if (!made) throw new Error('No tables.ts differs from what the migrations make: nothing was written.')
  const points = listPointsToRead(readFileSync(join(root, 'migrations', made), 'utf8'))
  console.log(`\nmigrations/${made}\n\nRead it before you commit:`)
  for (const point of points) console.log(`- ${point}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
