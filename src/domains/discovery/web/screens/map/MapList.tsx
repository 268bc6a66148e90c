import { Button, Group, Title, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconList, IconMap2 } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import type { CallError } from '../../../../../kit/contract/errors.ts'
import { EmptyState } from '../../../../../kit/web/empty-state.tsx'
import { counted } from '../../../../../kit/web/format.ts'
import { Note } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { type discoveryCalls, type MapPin, type MapVisit, mostMapCards } from '../../../contract.ts'
import type { Days } from '../../../days.ts'
import { daysWords } from '../../days-words.ts'
import { MapCards } from './MapCards.tsx'
import { walkWords } from './ways.ts'
import styles from './map.module.css'

type Found = OutputOf<typeof discoveryCalls.listMapPins>
type Props = Pick<ComponentProps<typeof MapCards>, 'influencerUid' | 'days' | 'pointed' | 'toBrief' | 'onPoint'> & {
  found: { data: Found | undefined; error: CallError | null; refetch: () => unknown }
  /** Those in view, in the order of the list. */
  pins: readonly MapPin[]
  visits: readonly MapVisit[]
  chosen: MapPin | null
  /** There is no map: the list stands for it. */
  isAlone: boolean
  /** Takes the filters away; without it there are none. */
  onClear?: () => void
}

/** What the map shows, as a list: beside it at a desk, in a sheet over it on a phone. */
export function MapList({ found, pins, visits, chosen, isAlone, onClear, ...cards }: Props) {
  const isPhone = useMediaQuery('(max-width: 900px)') ?? false
  const [isOpened, setOpen] = useState(false)
  const isOpen = isAlone || isOpened
  const [pages, setPages] = useState(1)
  const uids = pins.map((pin) => pin.briefUid)
  const shown = uids.slice(0, pages * mostMapCards)
  const isApart = chosen !== null && (isPhone ? !isOpen : !shown.includes(chosen.briefUid))
  const walkTo = (briefUid: string) => {
    const pin = [...pins, ...(chosen ? [chosen] : [])].find((one) => one.briefUid === briefUid)
    return pin ? walkWords(visits, pin) : null
  }
  const common = { ...cards, walkTo, chosen: chosen?.briefUid ?? null }
  return (
    <section className={styles.list} data-open={isOpen || undefined} aria-label="Venues">
      <Group justify="space-between" wrap="nowrap" className={styles.listHead}>
        <Title order={1} size="h2" aria-live="polite">
          {found.data ? headingOf(pins, cards.days) : 'Map'}
        </Title>
        {!isAlone && (
          <Button
            className={styles.listToggle}
            variant="default"
            size="sm"
            aria-expanded={isOpen}
            leftSection={isOpen ? <IconMap2 size={18} /> : <IconList size={18} />}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Map' : 'List'}
          </Button>
        )}
      </Group>
      {isApart && (
        <div className={styles.chosen}>
          <VisuallyHidden component="h2">Selected on the map</VisuallyHidden>
          <MapCards {...common} briefUids={[chosen.briefUid]} />
        </div>
      )}
      {(!isPhone || isOpen) && (
        <div className={styles.listBody} data-part="list">
          <VisuallyHidden component="h2">List of venues</VisuallyHidden>
          <Loaded of={found}>
            {({ total, pins: all }) => (
              <>
                {total > all.length && (
                  <Note tone="mute">
                    There are {total.toLocaleString('en-GB')} briefs here. The map shows the{' '}
                    {all.length.toLocaleString('en-GB')} newest. Zoom in and search again to see the rest.
                  </Note>
                )}
                {pins.length === 0 && (
                  <EmptyState
                    title="Nothing here right now"
                    text="Move the map, try another city or use fewer filters."
                    action={
                      onClear && (
                        <Button variant="default" onClick={onClear}>
                          Clear filters
                        </Button>
                      )
                    }
                  />
                )}
                {chunksOf(shown).map((chunk, index) => (
                  // A part of the list keeps its place while what stands in it changes.
                  <MapCards key={index} {...common} briefUids={chunk} />
                ))}
                {uids.length > shown.length && (
                  <Button variant="default" onClick={() => setPages(pages + 1)}>
                    Show more
                  </Button>
                )}
              </>
            )}
          </Loaded>
        </div>
      )}
    </section>
  )
}

/** `16 briefs at 12 venues here`; the venues alone where each has one. */
function headingOf(pins: readonly MapPin[], days: Days): string {
  const venues = new Set(pins.map(({ brandUid }) => brandUid)).size
  const places = venues === 0 ? 'No venues' : counted(venues, 'venue')
  const found = pins.length > venues ? `${counted(pins.length, 'brief')} at ${places}` : places
  if (!days.day) return `${found} here`
  return `${found} available ${days.until ? '' : 'on '}${daysWords(days)}`
}

function chunksOf(uids: readonly string[]): string[][] {
  const chunks: string[][] = []
  for (let at = 0; at < uids.length; at += mostMapCards) chunks.push(uids.slice(at, at + mostMapCards))
  return chunks
}
