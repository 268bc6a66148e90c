import { Button } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../kit/web/calls.ts'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import { UploadTile } from '../../../media/web/parts/UploadTile.tsx'
import { profileCalls } from '../../contract.ts'
import styles from './face-picture.module.css'

/** The one picture a profile is known by, and how to change it. */
export function FacePicture({
  profileUid,
  path,
  name,
  kind,
  readOnly = false,
}: {
  profileUid: string
  path: string | null
  name: string
  kind: 'user' | 'brand'
  readOnly?: boolean
}) {
  const [changing, setChanging] = useState(false)
  const add = useWrite(profileCalls.addProfilePicture, { onDone: () => setChanging(false) })
  return (
    <div>
      <div className="row-name">
        <span className={styles.picture}>
          <Picture path={path} alt={name} kind={kind} sizes="88px" />
        </span>
        {!readOnly && !changing && (
          <Button variant="default" onClick={() => setChanging(true)}>
            {path ? 'Change photo' : 'Add photo'}
          </Button>
        )}
      </div>
      {changing && (
        <UploadTile
          label="Choose a photo"
          kind="image"
          onDone={(fileUid) => void add({ profileUid, fileUid, as: 'face' })}
        />
      )}
    </div>
  )
}
