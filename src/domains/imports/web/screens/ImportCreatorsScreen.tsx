import { FileInput, Stack, Textarea, Title } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf, SentInputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card, Note } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { toBase64 } from '../../../../kit/web/to-base64.ts'
import { toShortlists } from '../../../discovery/web/links.ts'
import { listCalls } from '../../../lists/contract.ts'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { importCalls } from '../../contract.ts'
import { creatorListLimits } from '../../fields.ts'
import { importCreatorsSearch } from '../links.ts'
import { FoundCreators } from './creators/FoundCreators.tsx'

type Asked = SentInputOf<typeof importCalls.readCreatorList>
type Seen = OutputOf<typeof importCalls.readCreatorList>

/** A brand’s own list of creators: whom we found, whom we didn’t, and the shortlist they go on. */
export function ImportCreatorsScreen() {
  const [{ uid, list }] = useAddress(importCreatorsSearch)
  const brandUid = useProfileUid(uid)
  const shortlists = useRead(listCalls.listShortlists, { brandUid })
  const [asked, setAsked] = useState<Asked | null>(null)
  const [seen, setSeen] = useState<Seen | null>(null)
  const [hasLines, setHasLines] = useState(true)
  const [refusal, setRefusal] = useState<string | null>(null)
  const read = useWrite(importCalls.readCreatorList, {
    onRefused: ({ message }) => {
      setRefusal(message)
      return true
    },
  })
  const look = async (next: Asked) => {
    setAsked(next)
    setRefusal(null)
    setSeen(await read(next))
  }
  const take = async (file: File, lines: boolean) => {
    setSeen(null)
    setHasLines(lines)
    if (file.size > creatorListLimits.bytes)
      return setRefusal('This file is over 700 KB. Delete the columns you don’t need.')
    await look({ brandUid, file: await toBase64(file) })
  }
  return (
    <Screen
      title="Import creators"
      lead={<LinkTo to={toShortlists(brandUid, list)}>Shortlists</LinkTo>}
      width="narrow"
      of={shortlists}
      shape="form"
    >
      {({ rows }) => (
        <div className="rows">
          <Card>
            <Stack>
              <div>
                <Title order={2}>Your list</Title>
                <p className="flush">
                  A creator in each row, up to {creatorListLimits.rows}: their handle, or a link to their Instagram,
                  TikTok or YouTube profile. We don’t notify anyone.
                </p>
              </div>
              <FileInput
                label="File"
                description="CSV, Excel or NDJSON"
                placeholder="Choose a file"
                accept=".csv,.tsv,.txt,.xlsx,.json,.ndjson,.jsonl"
                onChange={(file) => file && void take(file, true)}
              />
              <Pasted isBusy={read.busy} onPasted={(text) => void take(new File([text], 'pasted.csv'), false)} />
              {refusal && <Note tone="bad">{refusal}</Note>}
            </Stack>
          </Card>
          {asked && seen && (
            <FoundCreators
              key={seen.found.map((one) => one.uid).join()}
              brandUid={brandUid}
              list={list}
              shortlists={rows}
              seen={seen}
              hasLines={hasLines}
              onColumn={(column) => void look({ ...asked, column })}
            />
          )}
        </div>
      )}
    </Screen>
  )
}

/** Handles or links as somebody has them in a message, each for itself. */
function Pasted({ isBusy, onPasted }: { isBusy: boolean; onPasted: (text: string) => void }) {
  const [text, setText] = useState('')
  const given = text.split(/[\s,;]+/).filter(Boolean)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (given.length > 0) onPasted(`Creator\n${given.join('\n')}\n`)
      }}
    >
      <Stack gap="xs" align="flex-start">
        <Textarea
          w="100%"
          size="sm"
          label="Or paste handles or links"
          placeholder="@alice.eats, instagram.com/olivia.out"
          autosize
          minRows={2}
          maxRows={8}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <GuardedButton
          type="submit"
          variant="default"
          loading={isBusy}
          missing={given.length === 0 ? 'Paste at least one handle or link first.' : null}
        >
          Find creators
        </GuardedButton>
      </Stack>
    </form>
  )
}
