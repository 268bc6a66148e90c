import { expect, it } from 'vitest'
import { textsOf } from './read.ts'

const found = (source: string, path = 'x.tsx') => textsOf(path, source).map(({ kind, text }) => `${kind}: ${text}`)

it.each([
  ['words between tags', '<p>Hello</p>', ['page: Hello']],
  ['a sentence around what is put in', '<p>Hello {person.name}, <b>welcome</b></p>', ['page: Hello {name}, welcome']],
  ['what is chosen', "<p>{open ? 'Close' : 'Open'}</p>", ['page: Close', 'page: Open']],
  [
    'attributes',
    '<Field label="City" aria-label="Town" className="wide field" size="sm" />',
    ['label: City', 'label: Town'],
  ],
  ['an attribute that is computed', '<Field placeholder={`Search ${what}`} />', ['label: Search {what}']],
  [
    'a refusal without its code',
    "throw new CallError('not-found', 'We couldn’t find that list.')",
    ['refusal: We couldn’t find that list.'],
  ],
  ['a toast', "showSuccess('Saved')", ['toast: Saved']],
  ['what a field may hold', "z.string().check(z.minLength(1, 'Enter a name'))", ['field: Enter a name']],
  [
    'a record of labels',
    "const names = { live: 'Live', 'on-hold': 'On hold' } as const",
    ['inside: Live', 'inside: On hold'],
  ],
  ['a template', 'const subject = `${brand.name} invited you`', ['inside: {name} invited you']],
  [
    'a sum, once',
    "const line = 'The visit of ' + who + ' was ' + what + '.'",
    ['inside: The visit of {who} was {what}.'],
  ],
  [
    'markup without its tags',
    'const page = html`<h1>Invoice</h1><p>${day}: all paid</p>`',
    ['page: Invoice', 'page: {day}: all paid'],
  ],
  ['counted words', "counted(n, 'spot')", ['counted: spot']],
])('reads %s', (_, source, texts) => {
  expect(found(source)).toEqual(texts)
})

it.each([
  ['imports', "import { a } from './some file'"],
  ['statements', 'const rows = sql`select name from brands`'],
  ['comparisons and cases', "if (kind === 'Two words') { switch (kind) { case 'Two words': f() } }"],
  ['types', "type Kind = 'Two words' | 'Three'"],
  [
    'names of code',
    "f('no-show', 'brandUid', 'CollabCard', '/app/brand', 'Europe/London', 'text/html; charset=utf-8')",
  ],
])('leaves out %s', (_, source) => {
  expect(found(source, 'x.ts')).toEqual([])
})

it('says the line', () => {
  expect(textsOf('x.ts', "\n\nconst a = 'Two words'")).toEqual([{ line: 3, kind: 'inside', text: 'Two words' }])
})
