import '../../../kit/web/styles.ts'
import '@mantine/spotlight/styles.css'
import { useDebouncedValue } from '@mantine/hooks'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { discoveryCalls } from '../../../domains/discovery/contract.ts'
import type { Session } from '../../../domains/profiles/web/session.tsx'
import { useRead } from '../../../kit/web/calls.ts'
import { type Entry, entriesFor, entryOf, matching, recentEntries, remember } from './finder-entries.ts'
import type { ShownEntry } from './menu.ts'
import styles from './finder.module.css'

const [store, { open }] = createSpotlight()
/** From how many characters on the server is asked. */
const least = 2
/** A pause in typing (ms). */
const pauseMs = 120

type Props = { session: Session; entries: readonly ShownEntry[]; onClose: () => void }

/** People, venues, briefs and collabs by name, and the pages and help of whoever looks; what was opened last comes first. */
export function Finder({ session, entries, onClose }: Props) {
  const [query, setQuery] = useState('')
  const typed = query.trim()
  const [asked] = useDebouncedValue(typed, pauseMs)
  const navigate = useNavigate()
  const uid = session.current?.uid
  const whose = session.side === 'admin' ? {} : session.side === 'brand' ? { brandUid: uid } : { influencerUid: uid }
  const isAsked = asked.length >= least && typed.length >= least && (session.side === 'admin' || uid !== undefined)
  const found = useRead(discoveryCalls.findAnything, { ...whose, query: asked }, { enabled: isAsked, keep: true })
  useEffect(() => open(), [])
  const follow = (entry: Entry) => {
    remember(entry)
    if (entry.isElsewhere) window.open(entry.href, '_blank', 'noreferrer')
    else void navigate({ href: entry.href })
  }
  const rows = isAsked ? (found.data?.rows ?? []).map((row) => entryOf(row, session)) : []
  const shown = typed ? [...rows, ...matching(entriesFor(session, entries), typed)] : recentEntries()
  const groups = Object.entries(Object.groupBy(shown, ({ group }) => group))
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      shortcut={null}
      scrollable
      maxHeight="min(60vh, 560px)"
      transitionProps={{ duration: 0 }}
      returnFocus
    >
      <Spotlight.Search
        aria-label="Find anything"
        placeholder={placeholders[session.side]}
        leftSection={<IconSearch size={20} stroke={1.7} />}
      />
      <Spotlight.ActionsList>
        {groups.map(([group, list = []]) => (
          <Spotlight.ActionsGroup key={group} label={group}>
            {list.map((entry) => (
              <Spotlight.Action
                key={entry.href + entry.title}
                className={styles.entry}
                label={entry.title}
                description={entry.detail}
                onClick={() => follow(entry)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {shown.length === 0 && <Spotlight.Empty>{emptyText(typed, found)}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

const placeholders = {
  brand: 'Find creators, briefs, collabs, pages and help',
  influencer: 'Find briefs, venues, your collabs, pages and help',
  admin: 'Find people, brands, briefs, collabs and pages',
} as const

function emptyText(typed: string, found: { isFetching: boolean; error: Error | null }): string {
  if (typed.length < least) return 'Type a name, a title or a page.'
  if (found.error) return found.error.message
  return found.isFetching ? 'Searching…' : `Nothing is called “${typed}”. Check the spelling, or try a shorter word.`
}
