import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Picture } from '../../../../media/web/parts/Picture.tsx'
import { UploadTile } from '../../../../media/web/parts/UploadTile.tsx'
import styles from './picture-field.module.css'

/** The picture of an ad: another, or none. `onChange` gets the file that was brought. */
export function PictureField({
  path,
  readOnly,
  onChange,
}: {
  path: string | null
  readOnly: boolean
  onChange: (fileUid: string | null) => void
}) {
  const [isChanging, setChanging] = useState(false)
  return (
    <div>
      <span className="field-label">Picture</span>
      {path && (
        <span className={styles.preview}>
          <Picture path={path} alt="" ratio={3 / 2} sizes="144px" />
        </span>
      )}
      {!path && readOnly && <span className="dim">None</span>}
      {isChanging ? (
        <UploadTile
          label="Choose a picture"
          hint="We’ll crop it to 3:2. Drop a file here, or choose one."
          kind="image"
          onDone={(fileUid) => {
            onChange(fileUid)
            setChanging(false)
          }}
        />
      ) : (
        !readOnly && (
          <Group gap="xs">
            <Button variant="default" size="sm" onClick={() => setChanging(true)}>
              {path ? 'Change picture' : 'Add picture'}
            </Button>
            {path && (
              <Button variant="subtle" color="gray" size="sm" onClick={() => onChange(null)}>
                Remove
              </Button>
            )}
          </Group>
        )
      )}
    </div>
  )
}
