import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { must } from '../../../../kit/contract/must.ts'
import { capitalised, ordinalDate } from '../../../../kit/web/format.ts'
import { copyToClipboard, showSuccess } from '../../../../kit/web/toasts.ts'
import { useSession } from '../../../profiles/web/session.tsx'
import { useFreshWrite } from '../../../collabs/web/use-fresh-write.ts'
import { adCodeDays, adCodeNames } from '../../ad-codes.ts'
import { contentCalls } from '../../contract.ts'
import type { DeliverableData } from '../deliverable-words.ts'

/** `timezone`: the venue’s; without it days are the reader’s. */
type Props = { deliverable: DeliverableData; timezone?: string | undefined }

/** The code by which the brand may run a post as an ad: given by its creator, copied or asked for by the brand. Nothing where paid ads weren’t agreed. */
export function AdCode({ deliverable, timezone }: Props) {
  const { uid, version, adCode, can } = deliverable
  const ask = useFreshWrite(contentCalls.requestAdCode, {
    onDone: () => showSuccess('Request sent. We’ll let you know when they add the code.'),
  })
  const remove = useFreshWrite(contentCalls.removeAdCode, { onDone: () => showSuccess('Code removed.') })
  if (!can.giveAdCode && !can.askForAdCode && !adCode) return null
  return (
    <section aria-label="Ad code">
      <Stack gap="sm">
        {adCode && <Standing deliverable={deliverable} timezone={timezone} />}
        {adCode?.code && (
          <Group gap="sm">
            <code className="shrinks">{adCode.code}</code>
            <CopyCode code={adCode.code} />
            {can.giveAdCode && (
              <Button size="sm" variant="subtle" loading={remove.busy} onClick={() => void remove({ uid, version })}>
                Remove code
              </Button>
            )}
          </Group>
        )}
        {can.giveAdCode && <Give deliverable={deliverable} />}
        {can.askForAdCode && (
          <Group gap="sm">
            <Button variant="default" loading={ask.busy} onClick={() => void ask({ uid, version })}>
              Ask for a {nameOf(deliverable)}
            </Button>
            <span className="dim">You need it to run this post as an ad from the creator’s account.</span>
          </Group>
        )}
      </Stack>
    </section>
  )
}

const nameOf = ({ platform }: DeliverableData) => must(adCodeNames[platform], 'the name of a code for ads')

function CopyCode({ code }: { code: string }) {
  return (
    <Button size="sm" variant="default" onClick={() => void copyToClipboard(code)}>
      Copy code
    </Button>
  )
}

function Standing({ deliverable, timezone }: Props) {
  const { state, until, askedAt } = must(deliverable.adCode, 'a code for ads')
  const { side } = useSession()
  const name = nameOf(deliverable)
  const day = (at: string | null) => (at ? ordinalDate(at, timezone) : null)
  if (state === 'asked') {
    return (
      <Text>
        {side === 'brand' ? 'You' : 'The brand'} asked for a {name} on {day(askedAt)}.
      </Text>
    )
  }
  if (state === 'ended')
    return (
      <Text>
        The {name} expired{until && ` on ${day(until)}`}.
      </Text>
    )
  return (
    <Text>
      {capitalised(name)}
      {until && `, until ${day(until)}`}
    </Text>
  )
}

/** Where each platform shows the code to its creator. */
const ways: Readonly<Record<string, string>> = {
  instagram:
    'On Instagram, open the post’s menu, then Partnership label and ads, and turn on “Get partnership ad code”.',
  tiktok: 'On TikTok, open the video’s menu, then Ad settings. Turn on Ad authorisation and select Generate code.',
}

function Give({ deliverable }: { deliverable: DeliverableData }) {
  const { uid, version, platform, adCode } = deliverable
  const [code, setCode] = useState('')
  const [days, setDays] = useState(platform === 'tiktok' ? '30' : '')
  const [refused, setRefused] = useState<string | null>(null)
  const save = useFreshWrite(contentCalls.saveAdCode, {
    onDone: () => (setCode(''), showSuccess('Code added. We’ve let the brand know.')),
    onRefused: (error) => (setRefused(error.message), true),
  })
  const submit = () => {
    if (code.trim() === '') return setRefused('Paste the code first.')
    void save({ uid, version, code: code.trim(), days: adCodeDays.find((one) => String(one) === days) ?? null })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap="sm">
        <TextInput
          label={`${adCode?.code ? 'New' : 'Your'} ${nameOf(deliverable)}`}
          description={ways[platform]}
          maxLength={300}
          autoComplete="off"
          value={code}
          error={refused}
          onChange={(event) => (setCode(event.currentTarget.value), setRefused(null))}
        />
        <NativeSelect
          label="It works for"
          data={[
            ...adCodeDays.map((count) => ({ value: String(count), label: `${count} days` })),
            { value: '', label: 'As long as the usage rights' },
          ]}
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
        <Group>
          <Button type="submit" variant="default" loading={save.busy}>
            Add code
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
