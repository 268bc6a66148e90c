import { Button, Group, NativeSelect, Stack, Switch, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { fieldErrors } from '../../../../kit/web/field-errors.ts'
import { counted } from '../../../../kit/web/format.ts'
import { Badge, Card } from '../../../../kit/web/parts.tsx'
import { QrCode } from '../../../../kit/web/qr-code.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { copyToClipboard, showSuccess } from '../../../../kit/web/toasts.ts'
import { valueCalls } from '../../contract.ts'
import styles from './tracking.module.css'
import { Voucher, VoucherForm } from './Voucher.tsx'

type TrackingData = OutputOf<typeof valueCalls.getTracking>
/** A deliverable of the collab, by which clicks can be told apart. */
type Post = { uid: string; name: string }

/** The links, the code and the voucher of a collab, by which clicks, bookings and vouchers are counted; both sides see them, the brand makes them. */
export function Tracking({ collabUid, posts }: { collabUid: string; posts: readonly Post[] }) {
  const read = useRead(valueCalls.getTracking, { collabUid })
  const { data } = read
  if (data && !data.can.create && data.links.length === 0 && !data.code && !data.voucher) return null
  return (
    <Card>
      <Title order={2} mb="sm">
        Links, booking code and voucher
      </Title>
      <Loaded of={read}>{(tracking) => <Given collabUid={collabUid} tracking={tracking} posts={posts} />}</Loaded>
    </Card>
  )
}

type GivenProps = { collabUid: string; tracking: TrackingData; posts: readonly Post[] }

function Given({ collabUid, tracking, posts }: GivenProps) {
  const { links, code, voucher, can } = tracking
  const [making, setMaking] = useState<'link' | 'code' | 'voucher' | null>(null)
  const close = () => setMaking(null)
  return (
    <Stack gap="md">
      {code && (
        <div>
          <div className="dim">Followers say this code when they book</div>
          <b className={styles.code}>{code.code}</b> <Badge tone="mute">{counted(code.bookings, 'booking')}</Badge>
        </div>
      )}
      {links.map((link) => (
        <TrackedLink
          key={link.uid}
          link={link}
          post={posts.find(({ uid }) => uid === link.deliverableUid)}
          mayEnd={can.create}
        />
      ))}
      {voucher && <Voucher collabUid={collabUid} voucher={voucher} mayEnd={can.create} />}
      {links.length === 0 && !code && !voucher && (
        <p className="dim">
          Give the creator a link, a booking code or a voucher. Clicks, bookings and vouchers redeemed are counted here.
        </p>
      )}
      {can.create && (
        <Group gap="sm">
          <Button variant="default" onClick={() => setMaking('link')}>
            Create tracked link
          </Button>
          {!code && (
            <Button variant="default" onClick={() => setMaking('code')}>
              Create booking code
            </Button>
          )}
          {!voucher && (
            <Button variant="default" onClick={() => setMaking('voucher')}>
              Create voucher
            </Button>
          )}
        </Group>
      )}
      <Dialog
        opened={making === 'link'}
        onClose={close}
        title="Create tracked link"
        description="It leads to your page and counts each person once a day, without cookies."
      >
        <LinkForm collabUid={collabUid} posts={posts} onDone={close} />
      </Dialog>
      <Dialog
        opened={making === 'code'}
        onClose={close}
        title="Create booking code"
        description="One word that followers say when they book, such as MAYA10. Leave it blank and we’ll create one. If you create it after the visit, we count bookings from the first one that uses it."
      >
        <CodeForm collabUid={collabUid} onDone={close} />
      </Dialog>
      <Dialog
        opened={making === 'voucher'}
        onClose={close}
        title="Create voucher"
        description="The creator shares it with their followers, and your team redeems each one with a tap on the door page."
      >
        {making === 'voucher' && <VoucherForm collabUid={collabUid} tracking={tracking} onDone={close} />}
      </Dialog>
    </Stack>
  )
}

type LinkProps = { link: TrackingData['links'][number]; post: Post | undefined; mayEnd: boolean }

function TrackedLink({ link, post, mayEnd }: LinkProps) {
  const [showsCode, setShowsCode] = useState(false)
  const end = useWrite(valueCalls.endTrackedLink, {
    onDone: () => showSuccess('Link ended. It still leads to your page.'),
  })
  return (
    <div className={styles.link}>
      <div className={styles.address}>{link.url}</div>
      <small className="dim">
        {post && `For ${post.name}. `}Leads to {link.target}
      </small>
      <Group gap="sm">
        <Badge tone="mute">{counted(link.clicks, 'click')}</Badge>
        {link.endedAt && <Badge tone="warn">Ended</Badge>}
        <Button size="compact-sm" variant="subtle" onClick={() => void copyToClipboard(link.url)}>
          Copy link
        </Button>
        <Button size="compact-sm" variant="subtle" aria-expanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
          {showsCode ? 'Hide QR code' : 'Show QR code'}
        </Button>
        {mayEnd && !link.endedAt && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            loading={end.busy}
            onClick={() => void end({ uid: link.uid })}
          >
            End link
          </Button>
        )}
      </Group>
      {showsCode && <QrCode text={link.url} label={`QR code for ${link.url}`} />}
    </div>
  )
}

type LinkFormProps = { collabUid: string; posts: readonly Post[]; onDone: () => void }

function LinkForm({ collabUid, posts, onDone }: LinkFormProps) {
  const [deliverableUid, setDeliverableUid] = useState<string | null>(null)
  const [target, setTarget] = useState('https://')
  const [withUtm, setWithUtm] = useState(true)
  const [problem, setProblem] = useState<string>()
  const create = useWrite(valueCalls.createTrackedLink, {
    onDone: () => (onDone(), showSuccess('Tracked link created.')),
    onRefused: (error) => {
      const { target: why } = fieldErrors(error, '')
      setProblem(why)
      return why !== undefined
    },
  })
  return (
    <Stack>
      <TextInput
        label="Page it leads to"
        type="url"
        value={target}
        error={problem}
        errorProps={{ role: 'alert' }}
        onChange={(event) => (setTarget(event.currentTarget.value), setProblem(undefined))}
      />
      {posts.length > 1 && (
        <NativeSelect
          label="For which post"
          description="Use a separate link for each post to see which one gets the clicks."
          data={[{ value: '', label: 'All posts' }, ...posts.map(({ uid, name }) => ({ value: uid, label: name }))]}
          value={deliverableUid ?? ''}
          onChange={(event) => setDeliverableUid(event.currentTarget.value || null)}
        />
      )}
      <Switch
        label="Add UTM parameters for your own analytics"
        checked={withUtm}
        onChange={(event) => setWithUtm(event.currentTarget.checked)}
      />
      <Group justify="flex-end">
        <Button loading={create.busy} onClick={() => void create({ collabUid, deliverableUid, target, withUtm })}>
          Create tracked link
        </Button>
      </Group>
    </Stack>
  )
}

function CodeForm({ collabUid, onDone }: { collabUid: string; onDone: () => void }) {
  const [code, setCode] = useState('')
  const create = useWrite(valueCalls.createBookingCode, {
    onDone: () => (onDone(), showSuccess('Booking code created.')),
  })
  return (
    <Stack>
      <TextInput label="Code" maxLength={16} value={code} onChange={(event) => setCode(event.currentTarget.value)} />
      <Group justify="flex-end">
        <Button
          loading={create.busy}
          onClick={() => void create({ collabUid, code: code.trim() === '' ? null : code })}
        >
          Create booking code
        </Button>
      </Group>
    </Stack>
  )
}
