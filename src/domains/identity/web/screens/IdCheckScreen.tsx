import { Button, Checkbox, Group, NativeSelect, Stack, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { ordinalDate } from '../../../../kit/web/format.ts'
import { productName } from '../../../../kit/web/page-facts.ts'
import { Badge, Card, Note } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { identityCalls } from '../../contract.ts'
import {
  type DocumentKind,
  documentDays,
  documentKinds,
  documentWords,
  failures,
  type Part,
  partsOf,
  type Way,
} from '../../id-check.ts'
import { identityPages } from '../links.ts'
import { PictureField } from '../parts/PictureField.tsx'

type Standing = OutputOf<typeof identityCalls.getIdCheck>
type Check = NonNullable<Standing['last']>

/** `/app/influencer/id-check`: a creator has their ID checked, and sees how far that is. */
export function IdCheckScreen() {
  const [address] = useAddress(identityPages['/app/influencer/id-check'])
  const influencerUid = useProfileUid(address.uid)
  const standing = useRead(identityCalls.getIdCheck, { influencerUid })
  return (
    <Screen
      title="ID check"
      lead="Some briefs are only open to creators who’ve passed an ID check. It’s free for you."
      width="narrow"
      of={standing}
    >
      {(data) => <Standing influencerUid={influencerUid} standing={data} />}
    </Screen>
  )
}

function Standing({ influencerUid, standing }: { influencerUid: string; standing: Standing }) {
  const { checkedAt, last, way } = standing
  if (checkedAt)
    return (
      <Card>
        <Stack gap="sm" align="flex-start">
          <Badge tone="good">ID checked</Badge>
          <p>
            Checked on {ordinalDate(checkedAt)}: your document, selfie, name and date of birth. Brands see “ID checked”
            on your page, but never your document or selfie, which are deleted after the check.
          </p>
        </Stack>
      </Card>
    )
  if (last?.state === 'submitted') return <Waiting check={last} />
  if (last?.state === 'started' && last.way === 'staff') return <Pictures check={last} />
  return (
    <Stack>
      {last?.failure && <Note tone="warn">{failures[last.failure]}</Note>}
      {last?.state === 'expired' && <Note tone="warn">We couldn’t check your ID in time. Please start again.</Note>}
      {last?.failure !== 'under-18' && <Begin influencerUid={influencerUid} way={way} check={last} />}
    </Stack>
  )
}

type BeginProps = { influencerUid: string; way: Way; check: Check | null }

function Begin({ influencerUid, way, check }: BeginProps) {
  const [legalName, setLegalName] = useState('')
  const [documentKind, setDocumentKind] = useState<DocumentKind>(check?.documentKind ?? 'passport')
  const [agreed, setAgreed] = useState(false)
  const start = useWrite(identityCalls.startIdCheck, { onDone: ({ url }) => url && location.assign(url) })
  const isUnderWay = check?.state === 'started'
  return (
    <Card>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void start({ influencerUid, documentKind, legalName, agreed: true })
        }}
      >
        <Stack>
          <Privacy way={way} />
          <TextInput
            label="Your name, as it appears on your document"
            required
            maxLength={120}
            autoComplete="name"
            value={legalName}
            onChange={(event) => setLegalName(event.currentTarget.value)}
          />
          <NativeSelect
            label="Document"
            data={documentKinds.map((value) => ({ value, label: documentWords[value] }))}
            value={documentKind}
            onChange={(event) =>
              setDocumentKind(documentKinds.find((kind) => kind === event.currentTarget.value) ?? 'passport')
            }
          />
          <Checkbox
            label="I agree to have my document and selfie checked this way"
            required
            checked={agreed}
            onChange={(event) => setAgreed(event.currentTarget.checked)}
          />
          <Group>
            <Button type="submit" loading={start.busy}>
              {isUnderWay ? 'Continue with Stripe' : 'Start ID check'}
            </Button>
            {isUnderWay && <CancelButton check={check} />}
          </Group>
        </Stack>
      </form>
    </Card>
  )
}

function Privacy({ way }: { way: Way }) {
  return (
    <ul>
      <li>
        {way === 'stripe'
          ? 'Stripe checks a photo of your document and a selfie on its own page.'
          : `Only ${productName()} account managers and admins can see your document and selfie. We log every time they do.`}
      </li>
      <li>Brands never see your document. They see “ID checked” and the date.</li>
      <li>
        {way === 'stripe'
          ? 'After the check, Stripe deletes your document and selfie. We keep the result and the date.'
          : `We delete the photos once we’ve decided, or after ${documentDays} days at the latest. We keep the result and the date.`}
      </li>
    </ul>
  )
}

function Pictures({ check }: { check: Check }) {
  const [underWay, setUnderWay] = useState<readonly Part[]>([])
  const submit = useWrite(identityCalls.submitIdCheck, {
    onDone: () => showSuccess('Sent. It’s usually checked within 2 days.'),
  })
  return (
    <Card>
      <Stack>
        <Title order={2}>{documentWords[check.documentKind]} and selfie</Title>
        {partsOf(check.documentKind).map((part) => (
          <PictureField
            key={part}
            checkUid={check.uid}
            part={part}
            isCard={check.documentKind !== 'passport'}
            isBrought={check.brought.includes(part)}
            isSending={underWay.includes(part)}
            onSending={(is) =>
              setUnderWay((others) => [...others.filter((one) => one !== part), ...(is ? [part] : [])])
            }
          />
        ))}
        <Privacy way="staff" />
        <Group>
          <Button loading={submit.busy || underWay.length > 0} onClick={() => void submit({ uid: check.uid })}>
            Send for checking
          </Button>
          <CancelButton check={check} />
        </Group>
      </Stack>
    </Card>
  )
}

function Waiting({ check }: { check: Check }) {
  return (
    <Card>
      <Stack align="flex-start">
        <Badge tone="calm">Being checked</Badge>
        <p>
          We’ll let you know when we’ve checked it, usually within 2 days.
          {check.documentsUntil &&
            ` We’ll delete your photos then, or on ${ordinalDate(check.documentsUntil)} at the latest.`}
        </p>
        <CancelButton check={check} />
      </Stack>
    </Card>
  )
}

function CancelButton({ check }: { check: Check }) {
  const cancel = useWrite(identityCalls.cancelIdCheck, {
    onDone: () =>
      showSuccess(
        check.way === 'stripe'
          ? 'Cancelled. Stripe deletes anything you’ve sent.'
          : 'Cancelled. We’ve deleted anything you’ve sent.',
      ),
  })
  return (
    <Button variant="default" loading={cancel.busy} onClick={() => void cancel({ uid: check.uid })}>
      Cancel ID check
    </Button>
  )
}
