import { Button, UnstyledButton } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { countWords } from '../../../../kit/contract/table.ts'
import type { CallError } from '../../../../kit/contract/errors.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { howMany, type Noun } from '../../../../kit/web/grid/grid-column.ts'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { RowsToCome } from '../../../../kit/web/to-come.tsx'
import { type MapPlace, PlacesMap } from '../../../discovery/web/parts/PlacesMap.tsx'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import type { CityCount } from '../../contract/city-counts.ts'
import styles from './city-map.module.css'

export type City = CityCount['city']

type Props = {
  /** What it shows: "Brands". */
  label: string
  noun: Noun
  counts: { data: { cities: readonly CityCount[] } | undefined; error: CallError | null; refetch: () => unknown }
  /** The city whose rows are listed. */
  city: City | undefined
  onCity: (city: City | undefined) => void
  /** Rows of that city that have a place of their own. */
  places?: readonly MapPlace[]
  /** The place that is pointed at, in the list or on the map. */
  pointed?: string | null
  onPoint?: (uid: string | null) => void
  /** The rows of the city. */
  children: ReactNode
}

const none: readonly never[] = []

/** A list by city, on the map and beside it: how many each city has, and the rows of the one that is chosen. */
export function CityMap(props: Props) {
  const { label, noun, counts, city, onCity, places = none, onPoint } = props
  const [pointed, setPointed] = useState<string | null>(null)
  const cities = counts.data?.cities ?? none
  const near = city && cityFacts[city]
  const all = useMemo(
    () => [...cities.filter((one) => one.city !== city || places.length === 0).map(placeOf), ...places],
    [cities, city, places],
  )
  return (
    <Loaded of={counts} shape={<RowsToCome />}>
      {() =>
        cities.length === 0 ? (
          <EmptyState title={`No ${noun.many} match`} text="Remove a filter, or search for something else." />
        ) : (
          <div className={styles.frame}>
            <section className={styles.list} aria-label={`${label} by city`}>
              {city ? (
                <>
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    leftSection={<IconChevronLeft size={16} />}
                    onClick={() => onCity(undefined)}
                  >
                    All cities
                  </Button>
                  <h2 className={styles.head}>
                    {cityFacts[city].name} <span className="dim">{countOf(cities, city, noun)}</span>
                  </h2>
                  {props.children}
                </>
              ) : (
                <Cities cities={cities} pointed={pointed} onPoint={setPointed} onCity={onCity} noun={noun} />
              )}
            </section>
            <PlacesMap
              places={all}
              near={near}
              active={props.pointed ?? pointed ?? undefined}
              onChoose={(uid) => {
                const chosen = cities.find((one) => one.city === uid)
                if (chosen) onCity(chosen.city)
                else document.querySelector<HTMLElement>(`[data-place="${CSS.escape(uid)}"] a`)?.focus()
              }}
              onPoint={(uid) => {
                setPointed(uid)
                onPoint?.(uid)
              }}
            />
          </div>
        )
      }
    </Loaded>
  )
}

type CitiesProps = {
  cities: readonly CityCount[]
  pointed: string | null
  onPoint: (city: string | null) => void
  onCity: (city: City) => void
  noun: Noun
}

/** Every city with how many it has, the most first. */
function Cities({ cities, pointed, onPoint, onCity, noun }: CitiesProps) {
  const sorted = cities.toSorted((a, b) => b.count - a.count || a.city.localeCompare(b.city))
  return (
    <ul className={`plain-list ${styles.cities}`}>
      {sorted.map(({ city, count }) => (
        <li key={city}>
          <UnstyledButton
            className={styles.city}
            data-active={pointed === city || undefined}
            onClick={() => onCity(city)}
            onMouseEnter={() => onPoint(city)}
            onMouseLeave={() => onPoint(null)}
            onFocus={() => onPoint(city)}
            onBlur={() => onPoint(null)}
          >
            <b>{cityFacts[city].name}</b> <span className="dim">{howMany(noun, count, countWords(count))}</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}

function placeOf({ city, count }: CityCount): MapPlace {
  const { name, latitude, longitude } = cityFacts[city]
  return { uid: city, words: name, latitude, longitude, count }
}

function countOf(cities: readonly CityCount[], city: City, noun: Noun): string {
  const count = cities.find((one) => one.city === city)?.count ?? 0
  return howMany(noun, count, countWords(count))
}
