import { type ReactNode, useMemo, useState } from 'react'
import type { Call, CallDefinition, OutputOf } from '../../../../kit/contract/calls.ts'
import { type TableFields, writeConditions } from '../../../../kit/contract/table.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import type { Noun } from '../../../../kit/web/grid/grid-column.ts'
import { type TableList, useTableList } from '../../../../kit/web/grid/table-list.ts'
import type { Asked } from '../../../../kit/web/grid/table-state.ts'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { ShowMore } from '../../../../kit/web/show-more.tsx'
import { RowsToCome } from '../../../../kit/web/to-come.tsx'
import type { staffCalls } from '../../contract.ts'
import { type City, CityMap } from './CityMap.tsx'
import styles from './city-map.module.css'

type TableCall = CallDefinition & Pick<Call, 'name'>
type RowOf<C extends TableCall> = OutputOf<C> extends { rows: (infer Row)[] } ? Row : never

type Props<C extends TableCall> = {
  label: string
  noun: Noun
  call: C
  /** How many there are in each city. */
  counting: typeof staffCalls.countBrandsByCity | typeof staffCalls.countCreatorsByCity
  fields: TableFields
  asked: Asked
  city: City | undefined
  onCity: (city: City | undefined) => void
  rowKey: (row: RowOf<C>) => string
  rowName: (row: RowOf<C>) => string
  /** Where a row is, where it is known nearer than by its city. */
  placeOf?: (row: RowOf<C>) => { latitude: number; longitude: number } | null
  card: (row: RowOf<C>) => ReactNode
}

/** A list that has a `city`, on the map: the same rows by the same filters. */
export function RowsMap<C extends TableCall>(props: Props<C>) {
  const { label, noun, call, counting, fields, asked, city, onCity, rowKey, rowName, placeOf, card } = props
  const { search, where = [] } = asked
  const counts = useRead(counting, { ...(search && { search }), where }, { keep: true })
  const inCity = [{ field: 'city', is: 'is' as const, values: city ? [city] : [] }, ...where]
  const list: TableList<RowOf<C>> = useTableList(
    call,
    fields,
    { ...asked, where: writeConditions(city ? inCity : where) },
    undefined,
    !city,
  )
  const [pointed, setPointed] = useState<string | null>(null)
  const { rows } = list
  const keys = rows.map(rowKey).join()
  const places = useMemo(
    () =>
      rows.flatMap((row) => {
        const place = placeOf?.(row)
        return place ? [{ uid: rowKey(row), words: rowName(row), ...place }] : []
      }),
    // The same rows are the same places, though every answer is another array.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [keys],
  )
  return (
    <CityMap
      label={label}
      noun={noun}
      counts={counts}
      city={city}
      onCity={onCity}
      places={places}
      pointed={pointed}
      onPoint={setPointed}
    >
      <Loaded of={{ ...list, data: list.first }} shape={<RowsToCome />}>
        {() => (
          <>
            <ul aria-label={label} className={`plain-list ${styles.rows}`}>
              {rows.map((row) => (
                // It only shows the pin; what can be done is in the card.
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
                <li
                  key={rowKey(row)}
                  data-place={rowKey(row)}
                  data-active={pointed === rowKey(row) || undefined}
                  onMouseEnter={() => setPointed(rowKey(row))}
                  onMouseLeave={() => setPointed(null)}
                  onFocus={() => setPointed(rowKey(row))}
                  onBlur={() => setPointed(null)}
                >
                  {card(row)}
                </li>
              ))}
            </ul>
            <ShowMore of={list} mt="sm" />
          </>
        )}
      </Loaded>
    </CityMap>
  )
}
