import { ActionIcon, CloseButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useRead } from '../../../../../kit/web/calls.ts'
import { mediaCalls } from '../../../../media/contract.ts'
import { Picture } from '../../../../media/web/parts/Picture.tsx'
import { UploadTile } from '../../../../media/web/parts/UploadTile.tsx'
import styles from '../dms.module.css'

/** A file that was chosen for a message: a photo or a PDF. */
export type ToSend = { uid: string; name: string; isPdf: boolean }

/** The files as a message holds them. */
export function filesOf(files: readonly ToSend[]) {
  return {
    pictures: files.flatMap(({ uid, isPdf }) => (isPdf ? [] : uid)),
    documents: files.flatMap(({ uid, name, isPdf }) => (isPdf ? { uid, name } : [])),
  }
}

type Props = {
  files: readonly ToSend[]
  /** One more is being chosen. */
  adding: boolean
  onChange: (files: ToSend[]) => void
}

/** What was chosen for a message, and where one more is. */
export function FilesToSend({ files, adding, onChange }: Props) {
  const without = (uid: string) => files.filter((other) => other.uid !== uid)
  return (
    <>
      {files.length > 0 && (
        <div className={styles.attached}>
          {files.map((file) => (
            <Attached key={file.uid} file={file} onRemove={() => onChange(without(file.uid))} />
          ))}
        </div>
      )}
      {adding && (
        <UploadTile
          key={files.length}
          label="Attach a photo or PDF"
          kind="attachment"
          onDone={(uid, { name, type }) =>
            onChange([...without(uid), { uid, name, isPdf: type === 'application/pdf' || /[.]pdf$/i.test(name) }])
          }
        />
      )}
    </>
  )
}

function Attached({ file, onRemove }: { file: ToSend; onRemove: () => void }) {
  if (file.isPdf)
    return (
      <div className={styles.attachedPdf}>
        <span className="ellipsis">{file.name}</span>
        <CloseButton size="sm" aria-label={`Remove ${file.name}`} onClick={onRemove} />
      </div>
    )
  return <AttachedPhoto uid={file.uid} onRemove={onRemove} />
}

function AttachedPhoto({ uid, onRemove }: { uid: string; onRemove: () => void }) {
  const file = useRead(mediaCalls.getFile, { uid })
  return (
    <div className={styles.attachedOne}>
      <Picture path={file.data?.file_path} alt="Photo to send" kind="content" sizes="72px" />
      <ActionIcon size={24} radius="xl" color="dark" aria-label="Remove photo" onClick={onRemove}>
        <IconX size={14} />
      </ActionIcon>
    </div>
  )
}
