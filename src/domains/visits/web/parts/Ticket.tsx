import { Button, Group } from '@mantine/core'
import { IconPhotoDown, IconQrcode, IconShare } from '@tabler/icons-react'
import { useState } from 'react'
import { must } from '../../../../kit/contract/must.ts'
import { timezoneName } from '../../../../kit/contract/when.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { counted } from '../../../../kit/web/format.ts'
import { hrefOf } from '../../../../kit/web/link.tsx'
import { QrCode } from '../../../../kit/web/qr-code.tsx'
import { saveBlob } from '../../../../kit/web/save-file.ts'
import { showError } from '../../../../kit/web/toasts.ts'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'
import { visitTime } from '../../../collabs/web/visit-time.ts'
import { toTicket } from '../links.ts'
import { drawTicket } from '../ticket-picture.ts'
import { useAwake } from '../use-awake.ts'
import styles from './ticket.module.css'
import { possessive } from '../../../../kit/contract/possessive.ts'

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
  const code = `${window.location.origin}${hrefOf(toTicket(visit.uid))}`
  const time = visitTime(visit, brand.timezone)
  const zone = timezoneName(brand.timezone)
  const guests = visit.guests === 0 ? 'No guests' : `With ${counted(visit.guests, 'guest')}`
  const who = `${influencer.name} @${influencer.handle}`
  const draw = () =>
    drawTicket({
      above: [
        { text: brand.name, size: 68, isBold: true, isSerif: true },
        { text: time, size: 48, isBold: true, gapAbove: 16 },
        { text: zone, size: 34 },
        ...(brand.address ? [{ text: brand.address, size: 40, gapAbove: 16 }] : []),
      ],
      code,
      below: [
        { text: who, size: 48, isBold: true },
        { text: guests, size: 40 },
        ...(brand.hostName ? [{ text: `Ask for ${brand.hostName}`, size: 40 }] : []),
        { text: 'Show this at the door.', size: 34, gapAbove: 16 },
      ],
    })
  return (
    <>
      <div className={styles.ticket}>
        <b className={`serif ${styles.venue}`}>{brand.name}</b>
        <div>
          <b>{time}</b> ({zone})
        </div>
        <div className={styles.code}>
          <QrCode text={code} label={`${possessive(influencer.name)} ticket for ${brand.name}`} size={280} />
        </div>
        <div>
          <b>{influencer.name}</b> @{influencer.handle}
        </div>
        <div>{guests}</div>
        <p className={styles.how}>Show this at the door. The team will scan it or find your name on their list.</p>
      </div>
      <KeepTicket draw={draw} name={`Ticket for ${brand.name}`} />
    </>
  )
}

/** Whether this device has a sheet to share pictures with. */
const sharesPictures = () => {
  const file = new File([], 'ticket.png', { type: 'image/png' })
  return 'canShare' in navigator && navigator.canShare({ files: [file] })
}

/** The ticket as a picture for the phone’s photos, or to send to whoever comes along. */
function KeepTicket({ draw, name }: { draw: () => Promise<Blob>; name: string }) {
  const [isDrawing, setDrawing] = useState(false)
  const withPicture = async (keep: (picture: Blob) => unknown) => {
    setDrawing(true)
    try {
      await keep(await draw())
    } catch (error) {
      // Closing the phone’s sheet is no fault.
      if (!(error instanceof DOMException) || error.name !== 'AbortError')
        showError('We couldn’t create the image. Take a screenshot instead.')
    } finally {
      setDrawing(false)
    }
  }
  const share = (picture: Blob) =>
    navigator.share({ files: [new File([picture], `${name}.png`, { type: 'image/png' })], title: name })
  return (
    <Group justify="center" gap="sm" mt="md">
      <Button
        variant="default"
        leftSection={<IconPhotoDown size={18} />}
        loading={isDrawing}
        onClick={() => void withPicture((picture) => saveBlob(`${name}.png`, picture))}
      >
        Save as image
      </Button>
      {sharesPictures() && (
        <Button
          variant="default"
          leftSection={<IconShare size={18} />}
          disabled={isDrawing}
          onClick={() => void withPicture(share)}
        >
          Share
        </Button>
      )}
    </Group>
  )
}
