import { IconFileTypePdf } from '@tabler/icons-react'
import { downloadAddress } from './addresses.ts'
import styles from './pdf-link.module.css'

/** A PDF by its name, which is saved: browsers don’t open what others brought in the product’s own pages. */
export function PdfLink({ path, name }: { path: string; name: string }) {
  return (
    <a className={styles.pdf} href={downloadAddress(path, name)} download={name}>
      <IconFileTypePdf size={18} aria-hidden="true" /> {name}
    </a>
  )
}
