import { SegmentedControl } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { entriesOf } from '../contract/keys.ts'

/** How a list was seen last in this browser, kept under a key, and how to keep another way. */
export function useKeptView<View extends string>(key: string, byDefault: View) {
  return useLocalStorage<View>({ key, defaultValue: byDefault })
}

type Props<View extends string> = {
  /** What the same rows can be seen as, by name. */
  views: Readonly<Partial<Record<View, string>>>
  view: View
  className?: string | undefined
  onChange: (view: View) => void
}

/** The same rows in another way: as cards, in a table, on a map. */
export function ShowAs<View extends string>({ views, view, className, onChange }: Props<View>) {
  return (
    <SegmentedControl
      className={className}
      aria-label="Show as"
      data={entriesOf(views).map(([value, label]) => ({ value, label: label ?? value }))}
      value={view}
      onChange={onChange}
    />
  )
}

/** What most lists can be seen as. */
export const cardsOrTable = { cards: 'Cards', table: 'Table' } as const
export type CardsView = keyof typeof cardsOrTable
