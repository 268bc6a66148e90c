import { Button, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { showFirstError } from '../../../../kit/web/field-errors.ts'
import { counted, ordinalDate } from '../../../../kit/web/format.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { newKey } from '../../../../kit/web/send-once.ts'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { AddName } from '../../../content/web/parts/AddName.tsx'
import { localKeys } from '../../../accounts/web/local-keys.ts'
import { listCalls } from '../../../lists/contract.ts'
import { votes } from '../../../lists/shortlists.ts'
import { discoveryCalls } from '../../contract.ts'
import { sharedShortlistSearch } from '../links.ts'
import { CreatorCard } from '../parts/CreatorCard.tsx'
import styles from './creators/creators.module.css'
import { Opinions, voteWords } from './shortlists/ShortlistActions.tsx'

/** The key by which a name is this browser’s, made with its first vote. */
function voterKey(): string {
  const known = localStorage.getItem(localKeys.voterKey)
  if (known) return known
  const made = newKey()
  localStorage.setItem(localKeys.voterKey, made)
  return made
}

/** A shortlist for somebody without account: the creators, and approve, maybe or no for each. */
export function SharedShortlistScreen() {
  const [{ token = '' }] = useAddress(sharedShortlistSearch)
  const page = useRead(discoveryCalls.getSharedShortlist, { token })
  const [name, setName] = useState(() => localStorage.getItem(localKeys.reviewerName) ?? '')
  const [nameError, setNameError] = useState<string | null>(null)
  const vote = useWrite(listCalls.voteOnShortlist, {
    onDone: () => showSuccess('Thanks, your vote is saved.'),
    onRefused: ({ code, message }) => {
      if (code !== 'failed-precondition') return false
      // Somebody else’s name: the field says so, and may be far above the button.
      setNameError(message)
      showFirstError()
      return true
    },
  })
  const isNamed = name.trim() !== ''
  return (
    <main>
      <Screen
        title={page.data ? `${page.data.name} · ${page.data.brandName}` : 'Shortlist'}
        lead={
          page.data &&
          `${page.data.brandName} would like to know what you think of ${counted(page.data.rows.length, 'creator')}.`
        }
        of={page}
      >
        {({ rows, until }) => (
          <Stack gap="lg">
            <Card>
              <TextInput
                label="Your name"
                description={`They’ll see it next to your vote. This link works until ${ordinalDate(until)}.`}
                maxLength={60}
                value={name}
                error={nameError}
                onChange={(event) => {
                  setNameError(null)
                  setName(event.currentTarget.value)
                }}
              />
            </Card>
            {rows.length === 0 && (
              <EmptyState title="No creators on this shortlist" text="Creators will appear here once they’re added." />
            )}
            <ul className={styles.list}>
              {rows.map((creator) => (
                <li key={creator.uid}>
                  <CreatorCard
                    creator={creator}
                    actions={
                      <>
                        {votes.map((one) => {
                          const isMine = creator.votes.some((given) => given.name === name.trim() && given.vote === one)
                          return (
                            <Button
                              key={one}
                              variant={isMine ? 'filled' : 'default'}
                              aria-pressed={isMine}
                              disabled={!isNamed || vote.busy}
                              onClick={() => {
                                localStorage.setItem(localKeys.reviewerName, name)
                                void vote({ token, name, voterKey: voterKey(), influencerUid: creator.uid, vote: one })
                              }}
                            >
                              {voteWords[one]}
                            </Button>
                          )
                        })}
                        {!isNamed && <AddName to="vote" />}
                      </>
                    }
                  >
                    <Opinions votes={creator.votes} />
                  </CreatorCard>
                </li>
              ))}
            </ul>
          </Stack>
        )}
      </Screen>
    </main>
  )
}
