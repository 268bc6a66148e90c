import { Autocomplete, Button, NativeSelect, Stack } from '@mantine/core'
import { useState } from 'react'
import { useList, useWrite } from '../../../../../kit/web/calls.ts'
import { confirm } from '../../../../../kit/web/confirm.ts'
import { EmptyState } from '../../../../../kit/web/empty-state.tsx'
import { dateOf } from '../../../../../kit/web/format.ts'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import { Loaded, Screen } from '../../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { cityFacts, plusoneCities } from '../../../../profiles/vocabulary.ts'
import { importCalls } from '../../../contract.ts'
import type { VenueDraft } from '../../../contract/venue-drafts.ts'
import type { Outcome } from '../../../outcomes.ts'
import { countryChoices } from '../../countries.ts'
import { toBrand } from '../../../../profiles/web/links.ts'
import { toImport, toImports } from '../../links.ts'
import styles from '../../parts/imports.module.css'
import { ShowMore } from '../../../../../kit/web/show-more.tsx'

const cities = plusoneCities.filter((city) => city !== 'other').map((city) => cityFacts[city].name)

/** Venues of every import that aren’t added because nothing says which city they are in. */
export function VenueDrafts() {
  const drafts = useList(importCalls.listVenueDrafts, {})
  return (
    <Screen
      title="Venues that need a city"
      lead={
        <>
          <LinkTo to={toImports()}>All imports</LinkTo> · Only our team sees these venues. Each becomes a brand once it
          has a city. We delete them 90 days after their import.
        </>
      }
    >
      <Loaded of={{ ...drafts, data: drafts.first }}>
        {() =>
          drafts.rows.length === 0 ? (
            <EmptyState
              title="No venue needs a city"
              text="Imported venues appear here if we can’t tell where they are."
            />
          ) : (
            <Stack>
              <ul className={`plain-list ${styles.drafts}`}>
                {drafts.rows.map((draft) => (
                  <li key={`${draft.importUid} ${draft.line}`}>
                    <Draft draft={draft} />
                  </li>
                ))}
              </ul>
              <ShowMore of={drafts} />
            </Stack>
          )
        }
      </Loaded>
    </Screen>
  )
}

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

function doneWords(name: string, outcome: Outcome): string {
  if (outcome === 'merged') return `Missing details added to the ${name} we already have.`
  return outcome === 'known' ? `${name} was already imported.` : `${name} was added.`
}

const dropping = [
  { label: 'Keep it', value: false },
  { label: 'Leave out', value: true, style: 'danger' as const },
]

function Draft({ draft }: { draft: VenueDraft }) {
  const { importUid, line, name } = draft
  const [city, setCity] = useState(draft.city)
  const [country, setCountry] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [alike, setAlike] = useState<{ why: string; brandUid: string | null } | null>(null)
  const place = useWrite(importCalls.placeVenueDraft, {
    onDone: ({ outcome, remarks, brandUid }) =>
      outcome === 'duplicate' ? setAlike({ why: remarks[0] ?? '', brandUid }) : showSuccess(doneWords(name, outcome)),
    onRefused: ({ message }) => {
      setRefusal(message)
      return true
    },
  })
  const drop = useWrite(importCalls.dropVenueDraft, { onDone: () => showSuccess(`${name} was left out.`) })
  const askDrop = async () => {
    if (await confirm(`Leave out ${name}? To add it later, import it again.`, dropping)) await drop({ importUid, line })
  }
  return (
    <Card>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setRefusal(null)
          setAlike(null)
          void place({ importUid, line, city, country: country || null })
        }}
      >
        <Stack gap="sm">
          <WhatIsListed draft={draft} />
          <div className={styles.place}>
            <Autocomplete
              label="City or nearest large town"
              aria-label={`City or nearest large town for ${name}`}
              data={cities}
              value={city}
              onChange={setCity}
            />
            <NativeSelect
              label="Country"
              aria-label={`Country of ${name}`}
              data={countryChoices()}
              value={country}
              onChange={({ currentTarget: { value } }) => setCountry(value)}
            />
            <GuardedButton
              type="submit"
              variant="default"
              loading={place.busy}
              missing={city.trim() === '' ? 'Enter a city or large town first.' : null}
              aria-label={`Add venue ${name}`}
            >
              Add venue
            </GuardedButton>
            <Button
              variant="subtle"
              color="red"
              loading={drop.busy}
              aria-label={`Leave out ${name}`}
              onClick={() => void askDrop()}
            >
              Leave out
            </Button>
          </div>
          {refusal && <Note tone="bad">{refusal}</Note>}
          {alike && (
            <Note tone="warn">
              <Stack gap="xs" align="flex-start">
                <span>
                  {alike.why} {alike.brandUid && <LinkTo to={toBrand(alike.brandUid)}>Open that venue</LinkTo>}
                </span>
                <span>If it’s another venue, add it anyway. If it’s the same, leave it out.</span>
                <Button
                  variant="default"
                  loading={place.busy}
                  aria-label={`Add ${name} anyway`}
                  onClick={() => void place({ importUid, line, city, country: country || null, evenIfAlike: true })}
                >
                  Add anyway
                </Button>
              </Stack>
            </Note>
          )}
        </Stack>
      </form>
    </Card>
  )
}

/** What the list says of a venue, and why it waits. */
function WhatIsListed({ draft }: { draft: VenueDraft }) {
  const { importUid, fileName, line, name, where, category, notes, why, keptUntil } = draft
  return (
    <div>
      <b>{name}</b> <span className="dim">{[category, where].filter(Boolean).join(' · ')}</span>
      {notes && <div className={styles.notes}>{notes}</div>}
      <div>{why}</div>
      <small className="dim">
        Line {line} of <LinkTo to={toImport(importUid)}>{fileName}</LinkTo>. Kept until {dateOf(keptUntil, zone)}.
      </small>
    </div>
  )
}
