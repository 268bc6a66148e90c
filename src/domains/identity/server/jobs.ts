import type { DomainJob } from '../../../access/server/handler.ts'
import { forgetIdDocuments, type OpenIdentity } from './jobs/forget-id-documents.ts'

export const identityJobs = (openIdentity: OpenIdentity): readonly DomainJob[] => [forgetIdDocuments(openIdentity)]
