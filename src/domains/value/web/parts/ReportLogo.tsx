import { mediaAddress } from '../../../media/web/parts/addresses.ts'
import styles from './report.module.css'

/** The logo over a report, on white, because most logos are made for paper. */
export function ReportLogo({ logo, name }: { logo: { path: string; width: number; height: number }; name: string }) {
  const { path, width, height } = logo
  return (
    <img
      className={styles.logo}
      src={mediaAddress('card', path)}
      alt={`Logo of ${name}`}
      width={width}
      height={height}
      style={{ aspectRatio: `${width} / ${height}` }}
    />
  )
}
