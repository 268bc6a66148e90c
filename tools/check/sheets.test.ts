import { expect, it } from 'vitest'
import { checkSheets } from './sheets.ts'
import { parseSource } from './source.ts'

const base = { path: 'src/kit/web/base.css', text: '.dim { color: gray }\n.card.pad { padding: 20px }' }
const sheet = { path: 'src/domains/lists/web/parts/row.module.css', text: '.name { margin: 0 }' }
const page = (text: string, path = 'src/domains/lists/web/parts/Row.tsx') => parseSource(path, text)
const problems = (text: string, more = sheet, path?: string) => checkSheets([page(text, path)], [base, more]).problems
const uses = `import styles from './row.module.css'\n`

it('passes classes of the kit, of its own module, and computed styles', () => {
  const row = `${uses}export const Row = ({ share }: { share: number }) => (
    <p className={\`card pad \${styles.name}\`} style={{ width: \`\${share}%\` }}><b className="dim" /></p>
  )`
  expect(problems(row)).toEqual([])
})

it.each([
  ['a global class of a domain', `${uses}export const Row = () => <p className={\`row \${styles.name}\`} />`, '"row"'],
  [
    'a class by condition',
    `${uses}export const Row = (on: boolean) => <p className={on ? 'row' : styles.name} />`,
    '"row"',
  ],
  [
    'a style that never changes',
    `${uses}export const Row = () => <p className={styles.name} style={{ margin: 0 }} />`,
    '"margin"',
  ],
  [
    'a style within a part of the library',
    `${uses}export const Row = () => <p className={styles.name} styles={{ a: { gap: '2px' } }} />`,
    '"gap"',
  ],
  ['a class that is nowhere', `${uses}export const Row = () => <p className={styles.name}>{styles.lost}</p>`, '"lost"'],
  ['a class that nothing names', `${uses}export const Row = () => <p />`, 'nothing names the class "name"'],
])('refuses %s', (_, text, words) => {
  expect(problems(text)).toEqual([expect.stringContaining(words)])
})

it('refuses a sheet of another domain, a global sheet of a domain, and a class of somebody else', () => {
  const row = `import styles from '../../../lists/web/parts/row.module.css'\nexport const A = () => <p className={styles.name} />`
  expect(problems(row, sheet, 'src/domains/visits/web/parts/A.tsx')).toEqual([
    expect.stringContaining("another room's"),
  ])
  expect(problems('export const Row = () => <p />', { ...sheet, path: 'src/domains/lists/web/parts/row.css' })).toEqual(
    [expect.stringContaining('name it .module.css')],
  )
  const restyled = {
    ...sheet,
    text: '.name :global(.card) { margin: 0 } .name :global(.mantine-Input-root) { margin: 0 }',
  }
  expect(problems(`${uses}export const Row = () => <p className={styles.name} />`, restyled)).toEqual([
    expect.stringContaining('".card" is somebody else'),
  ])
})

it('lets text have one of four sizes, or that of a headline', () => {
  const row = `${uses}export const Row = () => <p className={styles.name} />`
  const sized = (size: string) => problems(row, { ...sheet, text: `.name { font-size: ${size}; }` })
  expect([sized('var(--text-small)'), sized('clamp(2rem, 5vw, 3rem)'), sized('inherit')]).toEqual([[], [], []])
  expect(sized('0.9rem')).toEqual([expect.stringContaining('none of the four')])
})
