import { ActionIcon } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { must } from '../../../../kit/contract/must.ts'
import { useWrite } from '../../../../kit/web/calls.ts'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import { UploadTile } from '../../../media/web/parts/UploadTile.tsx'
import { profileCalls } from '../../contract.ts'
import styles from './gallery.module.css'

type Props = { profileUid: string; version: number; gallery: readonly string[]; readOnly?: boolean; label: string }

/** The pictures of a profile in their order: add, move, take off; each is kept at once. */
export function GalleryEditor({ profileUid, version, gallery, readOnly = false, label }: Props) {
  const [uploads, setUploads] = useState(0)
  const add = useWrite(profileCalls.addProfilePicture, { onDone: () => setUploads((count) => count + 1) })
  const arrange = useWrite(profileCalls.arrangeGallery)
  const put = (order: string[]) => void arrange({ profileUid, version, gallery: order })
  const move = (from: number, to: number) => {
    const order = gallery.filter((_path, at) => at !== from)
    put(order.toSpliced(to, 0, must(gallery[from])))
  }
  return (
    <>
      {gallery.length > 0 && (
        <ul className={`plain-list ${styles.gallery}`}>
          {gallery.map((path, at) => (
            <li key={path}>
              <Picture path={path} alt={`Photo ${at + 1}`} kind="content" ratio={4 / 5} sizes="160px" />
              {!readOnly && (
                <div className={styles.galleryTools}>
                  <ActionIcon
                    variant="default"
                    size={36}
                    aria-label={`Move photo ${at + 1} forward`}
                    disabled={at === 0 || arrange.busy}
                    onClick={() => move(at, at - 1)}
                  >
                    <IconArrowLeft size={18} />
                  </ActionIcon>
                  <ActionIcon
                    variant="default"
                    size={36}
                    aria-label={`Move photo ${at + 1} back`}
                    disabled={at === gallery.length - 1 || arrange.busy}
                    onClick={() => move(at, at + 1)}
                  >
                    <IconArrowRight size={18} />
                  </ActionIcon>
                  <ActionIcon
                    variant="default"
                    size={36}
                    aria-label={`Remove photo ${at + 1}`}
                    disabled={arrange.busy}
                    onClick={() => put(gallery.filter((other) => other !== path))}
                  >
                    <IconTrash size={18} />
                  </ActionIcon>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {!readOnly && (
        <UploadTile
          key={uploads}
          label={label}
          kind="image"
          onDone={(fileUid) => void add({ profileUid, fileUid, as: 'gallery' })}
        />
      )}
    </>
  )
}
