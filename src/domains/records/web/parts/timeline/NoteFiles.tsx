import type { NamedFile } from '../../../../media/contract.ts'
import { mediaAddress } from '../../../../media/web/parts/addresses.ts'
import { PdfLink } from '../../../../media/web/parts/PdfLink.tsx'
import { Picture } from '../../../../media/web/parts/Picture.tsx'
import styles from './timeline.module.css'

/** What is attached to a note: pictures small, each opening whole; PDFs by name, which are saved. */
export function NoteFiles({ files }: { files: readonly NamedFile[] }) {
  if (files.length === 0) return null
  return (
    <ul className={`plain-list ${styles.files}`}>
      {files.map(({ uid, file_path: path, kind, name, placeholder }) => (
        <li key={uid}>
          {kind === 'image' ? (
            <a className={styles.file} href={mediaAddress('full', path)} target="_blank" rel="noreferrer">
              <Picture path={path} alt={name} placeholder={placeholder} sizes="96px" />
            </a>
          ) : (
            <PdfLink path={path} name={name} />
          )}
        </li>
      ))}
    </ul>
  )
}
