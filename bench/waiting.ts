/** Every tenth request came after a question, of which nine in ten were answered. */
export const questions = [
  `insert into brief_questions (uid, brief_uid, brand_uid, influencer_uid, asked_at, asked_by, text, answered_at, answered_by, answered_as, answer)
    select replace(min(uid), 'collab', 'brief_question'), brief_uid, brand_uid, influencer_uid, min(requested_at) - interval '1 day', 'bench', 'Is there a vegan menu?',
      min(requested_at), 'bench', 'brand', 'There is, ask for it when you come.'
    from collabs group by brief_uid, brand_uid, influencer_uid having hashtext(min(uid)) % 10 = 0`,
  `update brief_questions set answered_at = null, answered_by = null, answered_as = null, answer = null where hashtext(uid) % 10 = 0`,
]

/** What waits for the team: reports, ID checks, questions to support, accounts to delete. */
export const staffQueues = [
  `insert into reports (uid, about_uid, about_type, by_uid, by_account_uid, reason, details, created_at)
    select pg_temp.uid('report', i), pg_temp.uid('influencer', i), 'influencer', pg_temp.uid('brand', i), 'bench', 'spam', 'Again.', now() - interval '1 hour' * i
    from generate_series(1, 100) i`,
  `insert into id_checks (uid, influencer_uid, way, state, document_kind, legal_name, started_at, submitted_at)
    select pg_temp.uid('id_check', i), pg_temp.uid('influencer', i), 'staff', 'submitted', 'passport', 'A Name', now(), now() - interval '1 minute' * i
    from generate_series(1, 100) i`,
  `insert into support_threads (uid, name, email, topic, created_at, last_at, last_text)
    select pg_temp.uid('support_thread', i), 'Guest ' || i, 'guest' || i || '@bench.test', 'other', now(), now() - interval '1 minute' * i, 'Hello'
    from generate_series(1, 200) i`,
  `insert into support_messages (uid, support_uid, at, is_staff, key, text)
    select replace(uid, 'support_thread', 'message'), uid, last_at, false, 'k', last_text from support_threads`,
]
