import { Button } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { useState } from 'react'
import { must } from '../../../../kit/contract/must.ts'
import { timezoneName } from '../../../../kit/contract/when.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { counted } from '../../../../kit/web/format.ts'
import { hrefOf } from '../../../../kit/web/link.tsx'
import { QrCode } from '../../../../kit/web/qr-code.tsx'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'
import { visitTime } from '../../../collabs/web/visit-time.ts'
import { toTicket } from '../links.ts'
import { useAwake } from '../use-awake.ts'
import styles from './ticket.module.css'

/** Opens the ticket of a visit to come. */
export function Ticket({ collab }: { collab: CollabData }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<IconQrcode size={18} />} onClick={() => setOpen(true)}>
        Show ticket
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title="Your ticket" size="sm" isPage>
        <Shown collab={collab} />
      </Dialog>
    </>
  )
}

/** What is held out at the door: white in any theme, as large as the screen, which stays lit. It needs no connection. */
function Shown({ collab: { brand, influencer, visit: booked } }: { collab: CollabData }) {
  useAwake()
  const visit = must(booked, 'visit')
  return (
    <div className={styles.ticket}>
      <b className={`serif ${styles.venue}`}>{brand.name}</b>
      <div>
        <b>{visitTime(visit, brand.timezone)}</b> ({timezoneName(brand.timezone)})
      </div>
      <div className={styles.code}>
        <QrCode
          text={`${window.location.origin}${hrefOf(toTicket(visit.uid))}`}
          label={`${influencer.name}’s ticket for ${brand.name}`}
          size={280}
        />
      </div>
      <div>
        <b>{influencer.name}</b> @{influencer.handle}
      </div>
      <div>{visit.guests === 0 ? 'No guests' : `With ${counted(visit.guests, 'guest')}`}</div>
      <p className={styles.how}>Show this at the door. The team will scan it or find your name on their list.</p>
    </div>
  )
}
