import { Button, Group } from '@mantine/core'
import { useEffect, useState } from 'react'
import { findUploads, type KeptUpload } from '../../../../kit/web/kept-uploads.ts'
import { useIsOnline } from '../../../../kit/web/network.ts'
import { Note } from '../../../../kit/web/parts.tsx'
import { useSession } from '../../../profiles/web/session.tsx'

/** Uploads whose page was left, how far each has come, and the way back to its collab. */
export function KeptUploads() {
  const { user } = useSession()
  const [uploads, setUploads] = useState<readonly KeptUpload[]>([])
  const isOnline = useIsOnline()
  useEffect(() => {
    if (user.acting) return
    const look = () => void findUploads(user.uid).then(setUploads, () => setUploads([]))
    look()
    // The service worker says when one has arrived.
    const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker
    worker?.addEventListener('message', look)
    return () => worker?.removeEventListener('message', look)
  }, [user.acting, user.uid])
  return uploads.map((upload, at) => (
    <Note
      key={`${upload.path} ${upload.file.name} ${at}`}
      tone={upload.hasArrived ? 'good' : upload.refusal ? 'warn' : 'mute'}
    >
      <Group justify="space-between" gap="sm">
        <span role="status">{words(upload, isOnline)}</span>
        <Button component="a" href={upload.path} variant="default">
          Open collab
        </Button>
      </Group>
    </Note>
  ))
}

function words({ file, title, hasArrived, isPaused, refusal }: KeptUpload, isOnline: boolean) {
  const what = `${file.name} for ${title}`
  if (hasArrived) return `${what} is uploaded. Open the collab to send it for review.`
  if (refusal) return `${what}: ${refusal}`
  if (isPaused) return `${what} is paused. Open the collab to continue.`
  return isOnline
    ? `${what} is uploading in the background.`
    : `${what} will continue to upload once you’re back online.`
}
