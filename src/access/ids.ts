import { uid } from '../kit/contract/fields.ts'

/** Every kind of record that has a public id. The kit makes `mail` itself. */
export const idKinds = [
  'account',
  'session',
  'passkey',
  'security_event',
  'file',
  'upload',
  'org',
  'brand',
  'influencer',
  'list',
  'shortlist',
  'creator_search',
  'brief',
  'collab',
  'terms_proposal',
  'visit',
  'table_reservation',
  'deliverable',
  'collection',
  'comment',
  'reading',
  'tracked_link',
  'redemption',
  'past_collab',
  'link',
  'report_recipient',
  'message',
  'message_template',
  'thread_note',
  'brief_question',
  'support_thread',
  'event',
  'notification',
  'mail',
  'checkout',
  'credit_note',
  'discount_code',
  'discount_use',
  'ribbon',
  'ad',
  'meeting',
  'meeting_request',
  'deletion',
  'data_export',
  'team_invitation',
  'report',
  'platform_account',
  'id_check',
  'risk_flag',
  'campaign',
  'expert_question',
  'expert_task',
  'transport',
  'shipment',
  'checklist_item',
  'saved_view',
  'bulk_run',
  'list_download',
  'record_note',
  'record_task',
  'push_device',
  'import',
  'imported_creator',
  'brand_contact',
  'api_key',
  'webhook',
  'webhook_delivery',
  'referral',
] as const
export type IdKind = (typeof idKinds)[number]

/** The ids of records as contracts hold them, of all domains: contracts and their topics use each other's. */
/* @__NO_SIDE_EFFECTS__ */
const idOf = (kind: IdKind) => uid(kind)
export const AccountUid = idOf('account')
export const SessionUid = idOf('session')
export const PasskeyUid = idOf('passkey')
export const FileUid = idOf('file')
export const OrgUid = idOf('org')
export const BrandUid = idOf('brand')
export const InfluencerUid = idOf('influencer')
export const DiscountCodeUid = idOf('discount_code')
export const ListUid = idOf('list')
export const ShortlistUid = idOf('shortlist')
export const CreatorSearchUid = idOf('creator_search')
export const BriefUid = idOf('brief')
export const CollabUid = idOf('collab')
export const VisitUid = idOf('visit')
export const DeliverableUid = idOf('deliverable')
export const CollectionUid = idOf('collection')
export const CommentUid = idOf('comment')
export const TrackedLinkUid = idOf('tracked_link')
export const LinkUid = idOf('link')
export const ReportRecipientUid = idOf('report_recipient')
export const MessageUid = idOf('message')
export const MessageTemplateUid = idOf('message_template')
export const ThreadNoteUid = idOf('thread_note')
export const BriefQuestionUid = idOf('brief_question')
export const SupportUid = idOf('support_thread')
export const PlatformAccountUid = idOf('platform_account')
export const RibbonUid = idOf('ribbon')
export const AdUid = idOf('ad')
export const MeetingUid = idOf('meeting')
export const DeletionUid = idOf('deletion')
export const DataExportUid = idOf('data_export')
export const MeetingRequestUid = idOf('meeting_request')
export const TeamInvitationUid = idOf('team_invitation')
export const ReportUid = idOf('report')
export const IdCheckUid = idOf('id_check')
export const RiskFlagUid = idOf('risk_flag')
export const CampaignUid = idOf('campaign')
export const ExpertQuestionUid = idOf('expert_question')
export const ExpertTaskUid = idOf('expert_task')
export const TransportUid = idOf('transport')
export const ShipmentUid = idOf('shipment')
export const ChecklistItemUid = idOf('checklist_item')
export const SavedViewUid = idOf('saved_view')
export const BulkRunUid = idOf('bulk_run')
export const ListDownloadUid = idOf('list_download')
export const RecordNoteUid = idOf('record_note')
export const RecordTaskUid = idOf('record_task')
export const NotificationUid = idOf('notification')
export const PushDeviceUid = idOf('push_device')
export const ImportUid = idOf('import')
export const ImportedCreatorUid = idOf('imported_creator')
export const BrandContactUid = idOf('brand_contact')
export const ApiKeyUid = idOf('api_key')
export const WebhookUid = idOf('webhook')
export const WebhookDeliveryUid = idOf('webhook_delivery')
export const ReferralUid = idOf('referral')
