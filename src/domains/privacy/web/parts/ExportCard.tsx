import { Title } from '@mantine/core'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import type { privacyCalls } from '../../contract.ts'
import { AskForExport } from './AskForExport.tsx'
import { MadeExports } from './MadeExports.tsx'
import styles from './your-data.module.css'

type Mine = OutputOf<typeof privacyCalls.getMyData>

/** Everything about oneself, or one's organisation, as a file. */
export function ExportCard({ mine: { organisations, exports } }: { mine: Mine }) {
  return (
    <Card>
      <Title order={2}>Your data</Title>
      <p className={`dim ${styles.explanation}`}>
        Download your data as a ZIP file: your records as CSV and NDJSON, and your pictures, videos and documents. We’ll
        email you when it’s ready.
      </p>
      <MadeExports exports={exports} />
      <AskForExport
        choices={[
          { label: 'Export my data' },
          ...organisations
            .filter(({ mayExport }) => mayExport)
            .map(({ brandUid, name }) => ({ brandUid, label: `Export ${name}` })),
        ]}
      />
    </Card>
  )
}
