import { FilterField } from '../../../../../kit/web/filter-field.tsx'

type Props = { value: string | undefined; onChange: (value: string | undefined) => void }

/** Finds items by a name. Escape and Enter leave it, so that the list’s keys work again. */
export function FindInToday({ value, onChange }: Props) {
  return (
    // It listens to the field in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && event.key !== 'Enter') return
        event.preventDefault()
        if (event.target instanceof HTMLElement) event.target.blur()
      }}
    >
      <FilterField
        filter={{ name: 'find', kind: 'search', label: 'Search by name' }}
        value={value}
        onChange={(next) => onChange(typeof next === 'string' && next ? next : undefined)}
      />
    </div>
  )
}
