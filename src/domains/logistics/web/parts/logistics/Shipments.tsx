import { Anchor, Button, Group, Title } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { confirm } from '../../../../../kit/web/confirm.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { dateOf, dayOf } from '../../../../../kit/web/format.ts'
import { Badge, type Tone } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { logisticsCalls } from '../../../contract.ts'
import { type ShipmentState, shipmentWords } from '../../../plans.ts'
import type { AddressFields, ShipmentView } from '../../../views.ts'
import type { Planned } from './planned.ts'
import { AddressForm } from './AddressForm.tsx'
import { SentForm } from './SentForm.tsx'
import { ShipmentForm } from './ShipmentForm.tsx'
import listStyles from '../../../../../kit/web/item-list.module.css'
import styles from './plans.module.css'

const tones: Readonly<Record<ShipmentState, Tone>> = {
  'needs-address': 'warn',
  'to-send': 'warn',
  sent: 'calm',
  arrived: 'good',
}

/** What is sent to the creator: the address is asked for with the first shipment, and shown to whoever sends it. */
export function Shipments({ collab, plans }: Planned) {
  const [isNew, setNew] = useState(false)
  const { shipments, can } = plans
  if (shipments.length === 0 && !can.plan) return null
  return (
    <section aria-label="Shipments">
      <Title order={3} mb="xs">
        Shipments
      </Title>
      {shipments.length === 0 && (
        <p className="dim">Sending something before the visit? We’ll ask {collab.influencer.name} for an address.</p>
      )}
      <ul className={listStyles.list}>
        {shipments.map((shipment) => (
          <Shipment key={shipment.uid} shipment={shipment} collab={collab} plans={plans} />
        ))}
      </ul>
      {can.plan && (
        <Group mt="sm">
          <Button variant="default" onClick={() => setNew(true)}>
            Add shipment
          </Button>
        </Group>
      )}
      <Dialog
        opened={isNew}
        onClose={() => setNew(false)}
        title="Add shipment"
        description={`We’ll ask ${collab.influencer.name} for an address now. Only the venue’s team sees it, until 30 days after the delivery.`}
      >
        {isNew && <ShipmentForm collab={collab} plans={plans} shipment={null} onDone={() => setNew(false)} />}
      </Dialog>
    </section>
  )
}

function Shipment({ shipment, collab, plans }: Planned & { shipment: ShipmentView }) {
  const { uid, contents, sendBy, state, carrier, trackingUrl, sentAt, arrivedAt } = shipment
  const { timezone } = plans
  const step =
    (arrivedAt && `Arrived ${dateOf(arrivedAt, timezone)}`) ||
    (sentAt && `Sent ${dateOf(sentAt, timezone)} with ${carrier}`) ||
    `To be sent by ${dayOf(`${sendBy}T12:00:00Z`, 'UTC')}`
  return (
    <li className={listStyles.item}>
      <div className={listStyles.text}>
        <b>{contents}</b> <Badge tone={tones[state]}>{shipmentWords[state]}</Badge>
        <div className="dim">{step}</div>
        {trackingUrl && (
          <Anchor href={trackingUrl} target="_blank" rel="noreferrer">
            Track shipment
          </Anchor>
        )}
        <Address key={uid} shipment={shipment} isCreator={collab.side === 'influencer'} />
      </div>
      <Steps shipment={shipment} collab={collab} plans={plans} />
    </li>
  )
}

/** Shown when it is asked for, and not before. */
function Address({ shipment, isCreator }: { shipment: ShipmentView; isCreator: boolean }) {
  const { uid, can, hasAddress, state } = shipment
  const [address, setAddress] = useState<AddressFields | null>(null)
  const [isEdited, setEdited] = useState(false)
  const open = useWrite(logisticsCalls.openShipmentAddress)
  const show = async () => setAddress((await open({ uid }))?.address ?? null)
  const edit = async () => {
    if (hasAddress) await show()
    setEdited(true)
  }
  return (
    <>
      {address && !isEdited && <address className={styles.address}>{addressWords(address)}</address>}
      <Group gap="sm" mt="xs">
        {can.giveAddress && (
          <Button variant={hasAddress ? 'default' : 'filled'} loading={open.busy} onClick={() => void edit()}>
            {hasAddress ? 'Change address' : 'Give your address'}
          </Button>
        )}
        {!isCreator && can.openAddress && !address && (
          <Button variant="default" loading={open.busy} onClick={() => void show()}>
            Show address
          </Button>
        )}
        {!isCreator && address && (
          <Button variant="subtle" onClick={() => setAddress(null)}>
            Hide address
          </Button>
        )}
      </Group>
      {!isCreator && state === 'needs-address' && <small className="dim">We’ve asked for the address.</small>}
      <Dialog
        opened={isEdited}
        onClose={() => setEdited(false)}
        title="Where should it go?"
        description="Only the venue’s team sees your address. We delete it 30 days after the delivery."
      >
        {isEdited && <AddressForm uid={uid} given={address} onDone={() => (setEdited(false), setAddress(null))} />}
      </Dialog>
    </>
  )
}

function addressWords({ name, street, postcode, city, country, phone }: AddressFields): string {
  return [name, street, [postcode, city].filter(Boolean).join(' '), country, phone].filter(Boolean).join('\n')
}

/** What can be done with a shipment now. */
function Steps({ shipment, collab, plans }: Planned & { shipment: ShipmentView }) {
  const { uid, contents, state, can, carrier, trackingUrl } = shipment
  const [isSending, setSending] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const arrived = useWrite(logisticsCalls.confirmShipment, {
    onDone: () => showSuccess('Thank you. We’ve let the venue know.'),
  })
  const remove = useWrite(logisticsCalls.removeShipment, { onDone: () => showSuccess('Shipment cancelled.') })
  const askToRemove = async () =>
    (await confirm(`Cancel the shipment “${contents}”? We’ll notify the creator and delete their address.`, [
      { label: 'Keep shipment', value: false },
      { label: 'Cancel shipment', value: true, style: 'danger' },
    ])) && remove({ uid })
  return (
    <Group gap="xs">
      {can.confirm && (
        <Button loading={arrived.busy} onClick={() => void arrived({ uid })}>
          It’s arrived
        </Button>
      )}
      {can.markSent && (
        <Button variant={state === 'sent' ? 'subtle' : 'default'} onClick={() => setSending(true)}>
          {state === 'sent' ? 'Change tracking' : 'Mark as sent'}
        </Button>
      )}
      {can.change && (
        <Button variant="subtle" onClick={() => setChanged(true)}>
          Change shipment
        </Button>
      )}
      {can.remove && (
        <Button variant="subtle" color="gray" loading={remove.busy} onClick={() => void askToRemove()}>
          Cancel shipment
        </Button>
      )}
      <Dialog opened={isSending} onClose={() => setSending(false)} title="Mark as sent">
        {isSending && <SentForm uid={uid} given={{ carrier, trackingUrl }} onDone={() => setSending(false)} />}
      </Dialog>
      <Dialog
        opened={isChanged}
        onClose={() => setChanged(false)}
        title="Change shipment"
        description="We’ll keep the creator’s address and let them know about the change."
      >
        {isChanged && (
          <ShipmentForm collab={collab} plans={plans} shipment={shipment} onDone={() => setChanged(false)} />
        )}
      </Dialog>
    </Group>
  )
}
