import { useWrite } from '../../../../../kit/web/calls.ts'
import { counted } from '../../../../../kit/web/format.ts'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { contentCalls } from '../../../contract.ts'

/** Downloads the originals of deliverables as one ZIP, and says how many came without rights and were left out. */
export function useArchive(brandUid: string) {
  const make = useWrite(contentCalls.makeArchive, {
    onDone: ({ url, files, bytes, leftOut }) => {
      window.location.assign(url)
      const size = `${Math.max(1, Math.round(bytes / 1024 ** 2)).toLocaleString('en-GB')} MB`
      const missing = leftOut.length > 0 ? ` ${counted(leftOut.length, 'deliverable')} left out: no usage rights.` : ''
      showSuccess(`Downloading ${counted(files, 'file')}, ${size}.${missing}`)
    },
  })
  return {
    busy: make.busy,
    download: (deliverableUids: readonly string[]) => void make({ brandUid, deliverableUids: [...deliverableUids] }),
  }
}
