// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, type MockInstance, vi } from 'vitest'
import { textColumn, timeColumn } from './columns.ts'
import { ExportMenu } from './export-menu.tsx'
import type { GridColumn } from './grid-column.ts'

afterEach(() => (cleanup(), vi.restoreAllMocks()))

const timeColumnOf = (key: string, title: string) => ({ ...timeColumn(key, () => '2026-03-10T15:30:00.000Z'), title })

type Order = { name: string }
const more: (GridColumn<Order> & { title: string })[] = [
  {
    key: 'place',
    title: 'Place',
    render: () => 'Boston, –',
    text: () => 'Boston, –',
    parts: [
      { key: 'city', title: 'City', text: () => 'Boston' },
      { key: 'country', title: 'Country', text: () => '' },
    ],
  },
  { ...textColumn<Order>('note', () => '–'), title: 'Note' },
]

const listOf = (count: number) => ({
  rows: [{ name: 'First' }],
  first: null,
  error: null,
  refetch: () => undefined,
  more: () => undefined,
  hasMore: true,
  isFetchingNextPage: false,
  isPlaceholderData: false,
  count,
  all: () => Promise.resolve([]),
})

async function openMenu(
  count: number,
  requested: string[],
  rowKey = ({ name }: Order) => name,
  others: typeof more = [],
) {
  const user = userEvent.setup()
  const of = listOf(count)
  render(
    <MantineProvider env="test">
      <ExportMenu
        name="orders"
        label="Orders"
        noun={{ one: 'order', many: 'orders' }}
        of={of}
        rowKey={rowKey}
        columns={[
          { key: 'name', title: 'Name', render: ({ name }) => name, text: ({ name }) => name },
          timeColumnOf('sent', 'Sent'),
          ...others,
          { key: 'actions', title: 'Actions', render: () => <button type="button">Cancel</button>, text: null },
        ]}
        selected={[]}
        isHidden={false}
        requestFile={async (format) => void requested.push(format)}
      />
    </MantineProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'Download' }))
  await screen.findByRole('menuitem', { name: 'On this page: 1 order, CSV' })
  return user
}

it('has a list that is too long to fetch prepared by the server', async () => {
  const requested: string[] = []
  const user = await openMenu(10_001, requested)
  expect(screen.getByRole('menuitem', { name: 'The first 10,000 orders, CSV' })).toBeTruthy()
  await user.click(screen.getByRole('menuitem', { name: 'Everything, sent to Downloads, NDJSON' }))
  expect(requested).toEqual(['ndjson'])
})

it('fetches a shorter one itself', async () => {
  await openMenu(9_999, [])
  expect(screen.queryByRole('menuitem', { name: /sent to Downloads/ })).toBeNull()
})

it('isn’t offered where nothing matches', async () => {
  const { container } = render(
    <MantineProvider env="test">
      <ExportMenu
        name="orders"
        label="Orders"
        noun={{ one: 'order', many: 'orders' }}
        of={{ ...listOf(0), rows: [], hasMore: false }}
        rowKey={({ name }: Order) => name}
        columns={more}
        selected={[]}
        isHidden={false}
      />
    </MantineProvider>,
  )
  expect(container.querySelector('button')).toBeNull()
})

async function savedLines(saved: MockInstance) {
  await expect.poll(() => saved).toHaveBeenCalled()
  const [file] = saved.mock.calls[0] as [Blob]
  return (await file.text())
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
}

it('leaves out of a file what is only done on the page, and writes moments with their zone', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:orders')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const user = await openMenu(1, [])
  await user.click(screen.getByRole('menuitem', { name: 'On this page: 1 order, CSV' }))
  expect(await savedLines(saved)).toEqual(['Name,Sent (UTC)', 'First,2026-03-10T15:30:00Z'])
})

it('names columns for programs by their keys, and writes what several say apart and nothing as null', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:orders')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const user = await openMenu(1, [], () => 'order_1', more)
  await user.click(screen.getByRole('menuitem', { name: 'On this page: 1 order, NDJSON' }))
  expect((await savedLines(saved)).map((line) => JSON.parse(line) as unknown)).toEqual([
    { name: 'First', sent: '2026-03-10T15:30:00.000Z', city: 'Boston', country: null, note: null, uid: 'order_1' },
  ])
})

it('leaves cells empty where the page has a dash', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:orders')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const user = await openMenu(1, [], ({ name }) => name, more)
  await user.click(screen.getByRole('menuitem', { name: 'On this page: 1 order, CSV' }))
  expect(await savedLines(saved)).toEqual(['Name,Sent (UTC),City,Country,Note', 'First,2026-03-10T15:30:00Z,Boston,,'])
})

it('has the id of each record in a file, at the end', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:orders')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const user = await openMenu(1, [], () => 'order_1')
  await user.click(screen.getByRole('menuitem', { name: 'On this page: 1 order, CSV' }))
  expect(await savedLines(saved)).toEqual(['Name,Sent (UTC),ID', 'First,2026-03-10T15:30:00Z,order_1'])
})
