import { Group } from '@mantine/core'
import { capitalised } from '../../../../kit/web/format.ts'
import { Badge } from '../../../../kit/web/parts.tsx'
import type { CustomerStatus, RagStatus } from '../../desk-vocabulary.ts'
import { customerTones, ragTones } from '../tones.ts'

type Props = {
  brand: { customerStatus: CustomerStatus; rag: RagStatus }
  /** Whether its colour says anything. */
  hasRag: boolean
}

/** Where a brand stands among our customers, and how it is doing. */
export function BrandStatus({ brand, hasRag }: Props) {
  return (
    <Group gap={6}>
      <Badge tone={customerTones[brand.customerStatus]}>{capitalised(brand.customerStatus.replace('-', ' '))}</Badge>
      {hasRag && <Badge tone={ragTones[brand.rag]}>{capitalised(brand.rag)}</Badge>}
    </Group>
  )
}
