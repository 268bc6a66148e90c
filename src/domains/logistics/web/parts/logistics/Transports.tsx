import { Anchor, Button, Group, Title } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { confirm } from '../../../../../kit/web/confirm.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { timezoneName } from '../../../../../kit/contract/when.ts'
import { dateTime, dayOf } from '../../../../../kit/web/format.ts'
import { Facts } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import type { CollabData } from '../../../../collabs/web/parts/StageBadge.tsx'
import { downloadAddress } from '../../../../media/web/parts/addresses.ts'
import { Picture } from '../../../../media/web/parts/Picture.tsx'
import { logisticsCalls } from '../../../contract.ts'
import { transportWords } from '../../../plans.ts'
import type { TransportView } from '../../../views.ts'
import type { Planned } from './planned.ts'
import { Ticket } from './Ticket.tsx'
import { TransportForm } from './TransportForm.tsx'
import listStyles from '../../../../../kit/web/item-list.module.css'
import styles from './plans.module.css'

/** How the creator gets there and back. */
export function Transports({ collab, plans }: Planned) {
  const [edited, setEdited] = useState<TransportView | 'new' | null>(null)
  const { transports, can, timezone } = plans
  const close = () => setEdited(null)
  if (transports.length === 0 && !can.plan) return null
  return (
    <section aria-label="Transport">
      <Title order={3} mb="xs">
        Transport
      </Title>
      {transports.length === 0 && <p className="dim">Add a train, flight or pick-up with its reference and ticket.</p>}
      <ul className={listStyles.list}>
        {transports.map((transport) => (
          <Transport
            key={transport.uid}
            transport={transport}
            collab={collab}
            plans={plans}
            onEdit={() => setEdited(transport)}
          />
        ))}
      </ul>
      {can.plan && (
        <Group mt="sm">
          <Button variant="default" onClick={() => setEdited('new')}>
            Add transport
          </Button>
        </Group>
      )}
      <Dialog
        opened={edited !== null}
        onClose={close}
        title={edited === 'new' ? 'Add transport' : 'Change transport'}
        description={`We’ll notify ${collab.influencer.name}. Times are in ${timezoneName(timezone)}.`}
      >
        {edited !== null && (
          <TransportForm collab={collab} transport={edited === 'new' ? null : edited} onDone={close} />
        )}
      </Dialog>
    </section>
  )
}

function payerOf(paidBy: 'brand' | 'influencer', { side, brand, influencer }: CollabData): string {
  if (paidBy === side) return side === 'brand' ? 'Your venue' : 'You'
  return paidBy === 'brand' ? brand.name : influencer.name
}

function Transport({ transport, collab, plans, onEdit }: Planned & { transport: TransportView; onEdit: () => void }) {
  const { uid, fields, leavesAt, ticket, ticketOriginal } = transport
  const isCreator = collab.side === 'influencer'
  const { kind, pickUp, leavesOn, reference, note } = fields
  const when = (leavesAt && dateTime(leavesAt, plans.timezone)) || (leavesOn && dayOf(`${leavesOn}T12:00:00Z`, 'UTC'))
  const remove = useWrite(logisticsCalls.removeTransport, { onDone: () => showSuccess('Transport removed.') })
  const askToRemove = async () =>
    (await confirm(`Remove the transport? We’ll notify ${collab.influencer.name}.`, [
      { label: 'Keep transport', value: false },
      { label: 'Remove transport', value: true, style: 'danger' },
    ])) && remove({ uid })
  return (
    <li className={listStyles.item}>
      <div className={listStyles.text}>
        <b>{transportWords[kind]}</b>
        <Facts
          rows={[
            ['From', pickUp],
            when ? ['Leaves', when] : null,
            reference ? ['Reference', reference] : null,
            ['Paid by', payerOf(fields.paidBy, collab)],
            note ? ['Note', note] : null,
          ]}
        />
        <Ticket
          transport={transport}
          isCreator={isCreator}
          mayPlan={plans.can.plan}
          creatorName={collab.influencer.name}
        />
        {ticket && (
          <div className={styles.ticket}>
            <Picture path={ticket.file_path} placeholder={ticket.placeholder} alt="Ticket" ratio={3 / 2} />
            {ticketOriginal && <Anchor href={downloadAddress(ticketOriginal)}>Download ticket</Anchor>}
          </div>
        )}
      </div>
      {plans.can.plan && (
        <Group gap="xs">
          <Button variant="subtle" onClick={onEdit}>
            Change
          </Button>
          <Button variant="subtle" color="gray" loading={remove.busy} onClick={() => void askToRemove()}>
            Remove
          </Button>
        </Group>
      )}
    </li>
  )
}
