import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { namingFirstFiles } from './first-files.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'built-'))
const asks = 'ask(`/auth/token`)'
const html = '<head></head><script type="module" src="/assets/index-1.js"></script>'

function built(): string {
  const root = folder()
  mkdirSync(join(root, '.vite'))
  mkdirSync(join(root, 'assets'))
  writeFileSync(join(root, 'assets/early-1.js'), `${asks}\n`)
  const manifest = {
    'index.html': { file: 'assets/index-1.js', imports: ['_react.js'] },
    '_react.js': { file: 'assets/react-1.js' },
    'src/app/web/early.ts': { file: 'assets/early-1.js' },
    'src/app/web/Shell.tsx': { file: 'assets/Shell-1.js', imports: ['_react.js', '_frame.js'] },
    '_frame.js': { file: 'assets/frame-1.js', css: ['assets/frame-1.css'], imports: ['src/app/web/Shell.tsx'] },
    'src/domains/discovery/web/screens/FeedScreen.tsx': { file: 'assets/Feed-1.js', imports: ['_frame.js'] },
  }
  writeFileSync(join(root, '.vite/manifest.json'), JSON.stringify(manifest))
  return root
}
const filesIn = (text: string) => [...text.matchAll(/assets\/[\w.-]+/g)].map(([file]) => file)

it('names what the scripts would ask for one after the other, and what asks for data before them', () => {
  const pageOf = namingFirstFiles(built(), html)
  const frame = ['assets/Shell-1.js', 'assets/frame-1.js', 'assets/frame-1.css']
  expect(filesIn(pageOf('/app/dms'))).toEqual([...frame, 'assets/index-1.js'])
  expect(pageOf('/app/dms')).toContain(`<head>\n    <script>{${asks}}</script>`)
  expect(pageOf('/app')).toBe(pageOf('/app/dms'))
  expect(filesIn(pageOf('/app/influencer/browse'))).toEqual([...frame, 'assets/Feed-1.js', 'assets/index-1.js'])
  expect(pageOf('/app/dms')).toContain('<link rel="stylesheet" crossorigin href="/assets/frame-1.css">')
})

it('leaves every other page, and a build without a list of its files, as it is', () => {
  expect(namingFirstFiles(built(), html)('/apple')).toBe(html)
  expect(namingFirstFiles(folder(), html)('/app/influencer/browse')).toBe(html)
})
