import { questions, staffQueues } from './waiting.ts'

/** Statements, in order, that give a market a past: `collabs` as many as wished by a crowd that does not ask, and what follows from each. */
export function pastOf(collabs: number): string[] {
  const crowd = Math.ceil(collabs / 10)
  return [
    ...crowdOf(crowd),
    team,
    collabsOf(collabs, crowd),
    ownedCollabs,
    visits,
    deliverables,
    files,
    versions,
    ...reviewed,
    ...talk,
    ...told(collabs),
    ...staffWork(crowd),
    ...money,
    ...choosing,
    ...planning,
    ...logistics,
    ...questions,
    ...staffQueues,
  ]
}

/** Creators who do not ask, from this number on. */
const firstOfCrowd = 100_001

const crowdOf = (count: number) => [
  `insert into influencer_profiles (uid, slug, handle, name, bio, avatar, home_city, cities, latitude, longitude,
      date_of_birth, languages, content_vibe, approval, applied_at, reliability, visits_completed, created_at)
    select pg_temp.uid('influencer', ${firstOfCrowd} + i), 'crowd-' || i, 'crowd.' || i, 'Crowd ' || i, repeat('About me. ', 20),
      'cd/' || md5('crowd' || i) || '.jpg', p.city, array[p.city], p.latitude, p.longitude, date '1990-01-01', '{en}', '{travel,brunch}',
      case when i % 50 = 0 then 'applied' else 'approved' end, now() - interval '1 day' * (i % 300), 80, 3, now() - interval '1 minute' * i
    from generate_series(0, ${count - 1}) i join places p on p.n = 1 + i % (select count(*) from places)`,
  `insert into social_accounts (influencer_uid, platform, handle, url, followers, average_views, engagement_bp, confirmed_how, confirmed_at)
    select pg_temp.uid('influencer', ${firstOfCrowd} + i), 'instagram', 'crowd.' || i, 'https://social.test/crowd.' || i,
      2000 + i % 90000, 4000, 300, 'staff', now() from generate_series(0, ${count - 1}) i`,
]

/** Twenty admins and twenty account managers, who look after a twentieth of the brands and all that ask. */
const team = `
  with people as (
    insert into accounts (uid, email, display_name, created_at)
    select pg_temp.uid('account', 900000 + i), 'staff' || i || '@bench.test', 'Staff ' || i, now() - interval '1 year'
    from generate_series(0, 39) i returning uid),
  open as (
    insert into sessions (uid, account_uid, token_hash, device, created_at, confirmed_at, last_seen_at, expires_at)
    select replace(pg_temp.uid('account', 900000 + i), 'account', 'session'), pg_temp.uid('account', 900000 + i), 'staff' || i, 'bench',
      now(), now(), now(), now() + interval '30 days' from generate_series(0, 39) i),
  members as (
    insert into staff (account_uid, role, display_name, slug, designated, second_factor_exempt)
    select pg_temp.uid('account', 900000 + i), case when i < 20 then 'admin' else 'account_manager' end, 'Staff ' || i, 'staff-' || i, i = 0, true
    from generate_series(0, 39) i),
  hours as (
    insert into staff_hours (account_uid, timezone, windows, slot_minutes, video_link)
    select pg_temp.uid('account', 900000 + i), 'Europe/London', '[{"weekday":1,"from":"09:00","until":"17:00"}]', 30, 'https://video.test/' || i
    from generate_series(0, 39) i)
  insert into assignments (brand_uid, account_uid, assigned_at)
  select uid, pg_temp.uid('account', 900020 + abs(hashtext(uid)) % 20), now() from brand_profiles where abs(hashtext(uid)) % 20 = 0 or slug ~ '^venue-[0-9]{1,3}$'`

const terms = `jsonb_build_object('briefUid', b.uid, 'briefVersion', 1, 'title', b.title, 'story', b.story, 'brandName', 'A venue', 'address', '1 High Street',
  'city', b.city, 'country', b.country, 'timezone', b.timezone, 'houseRules', '', 'included', b.included, 'notIncluded', b.not_included,
  'valueMinor', b.value_minor, 'currency', b.currency, 'spendCapMinor', null, 'aboveCap', b.above_cap, 'serviceCovered', b.service_covered,
  'guests', b.guests, 'deliverables', b.deliverables, 'directions', b.directions, 'mentions', b.mentions, 'hashtags', b.hashtags,
  'showsAlcohol', b.shows_alcohol, 'usageRights', b.usage_rights, 'usageMonths', b.usage_months, 'onlineMonths', b.online_months, 'slotMinutes', 90,
  'disclosure', jsonb_build_object('country', b.country, 'accepted', '["#ad"]'::jsonb, 'position', 'first', 'note', ''),
  'agreedAt', '2026-01-01T12:00:00.000Z', 'influencerName', 'Creator', 'influencerHandle', 'creator')`

/** Of ten collabs two are requests, one is approved, one scheduled, one delivers, four are completed and one was declined. */
const collabColumns = `(uid, brief_uid, brand_uid, influencer_uid, started_by, stage, outcome, message, fit, fit_reasons, terms,
  requested_at, stage_at, expires_at, answered_at, closed_at, close_reason, content_due_at, delivered_at)`
const collabValues = `'influencer',
  case when n < 2 or n = 9 then 1 when n = 2 then 3 when n = 3 then 4 when n = 4 then 5 else 6 end,
  case when n < 5 then 'open' when n = 9 then 'declined' else 'completed' end, 'I would love to come.', 70,
  '[{"part":"vibe","points":20,"of":25,"text":"makes travel content"}]', case when n between 2 and 8 then ${terms} end,
  now() - interval '1 day' - interval '1 minute' * (s % 200000), now() - interval '1 minute' * (s % 100000), now() + interval '2 days',
  case when n >= 2 then now() - interval '20 hours' - interval '1 minute' * (s % 200000) end,
  case when n >= 5 then now() - interval '1 minute' * (s % 100000) end, case when n = 9 then 'other' end,
  case when n between 3 and 8 then now() + interval '9 days' end, case when n between 4 and 8 then now() - interval '1 minute' * (s % 100000) end`

const collabsOf = (count: number, crowd: number) => `
  insert into collabs ${collabColumns}
  select pg_temp.uid('collab', 1000000 + s), b.uid, b.brand_uid, pg_temp.uid('influencer', ${firstOfCrowd} + s % ${crowd}), ${collabValues}
  from (select s, s % 10 as n, pg_temp.uid('brief', 1 + s % (select count(*) from briefs where status = 'live')) as brief from generate_series(0, ${count - 1}) s) s
  join briefs b on b.uid = s.brief`

/** Those who ask have collabs with each other: each creator twenty, with the venues of twenty owners. */
const ownedCollabs = `
  insert into collabs ${collabColumns}
  select pg_temp.uid('collab', 500000000 + s), b.uid, b.brand_uid, i.uid, ${collabValues}
  from (select (c - 1) * 20 + k as s, k % 10 as n, c, 1 + (c + k * 7) % 200 as owner from generate_series(1, 200) c, generate_series(0, 19) k) s
  join influencer_profiles i on i.uid = pg_temp.uid('influencer', c)
  join lateral (select * from briefs where brand_uid = pg_temp.uid('brand', owner) and status = 'live' order by uid limit 1) b on true
  on conflict do nothing`

const visits = `
  insert into visits (uid, collab_uid, brief_uid, brand_uid, influencer_uid, starts_at, ends_at, guests, live, confirmed_at, checked_in_at)
  select replace(uid, 'collab', 'visit'), uid, brief_uid, brand_uid, influencer_uid, starts, starts + interval '90 minutes', 1, true, now(),
    case when stage > 4 then starts end
  from (select *, case stage when 4 then now() + interval '1 hour' * (3 + abs(hashtext(uid)) % 300) else now() - interval '5 days' end as starts
    from collabs where stage in (4, 5, 6) and outcome in ('open', 'completed')) c on conflict do nothing`

const deliverables = `
  insert into deliverables (uid, collab_uid, brand_uid, position, type, content_type, platform, status, file_version, caption, live_url,
    submitted_at, auto_approve_at, approved_at, published_at, rights_until)
  select replace(uid, 'collab', 'deliverable'), uid, brand_uid, 0, 'reel', 'video', 'instagram',
    case stage when 6 then 'published' else 'pending' end, case when stage > 4 then 1 else 0 end, 'A lovely evening #ad', 'https://social.test/p/' || uid,
    case when stage > 4 then now() - interval '3 days' end, case stage when 5 then now() + interval '4 days' end,
    case stage when 6 then now() - interval '2 days' end, case stage when 6 then now() - interval '1 day' end,
    case stage when 6 then now() + interval '180 days' end
  from collabs where stage >= 3 and outcome in ('open', 'completed')`

const files = `
  insert into files (uid, content_hash, path, kind, mime, bytes, width, height, visibility, owner_uid, created_at)
  select replace(uid, 'deliverable', 'file'), uid, 'fi/' || uid || '.jpg', 'image', 'image/jpeg', 100000, 1080, 1920, 'private', 'bench', now()
  from deliverables where file_version > 0`

const versions = `
  with made as (
    insert into deliverable_versions (deliverable_uid, number, caption, ticks, checks, saved_at, submitted_at)
    select uid, 1, caption, '{}', '[]', submitted_at, submitted_at from deliverables where file_version > 0)
  insert into deliverable_files (deliverable_uid, version, position, file_uid)
  select uid, 1, 0, replace(uid, 'deliverable', 'file') from deliverables where file_version > 0`

const reviewed = [
  `insert into insights (deliverable_uid, kind, captured_at, views, reach, likes, entered_by, entered_side)
    select uid, 'day-7', now(), 1000 + abs(hashtext(uid)) % 9000, 900, 80, 'bench', 'influencer' from deliverables where published_at is not null`,
  `insert into readings (uid, deliverable_uid, kind, source, taken_at, recorded_at, views, reach, likes, entered_by, entered_side)
    select replace(deliverable_uid, 'deliverable', 'reading'), deliverable_uid, kind, 'typed', captured_at, captured_at, views, reach, likes, entered_by, entered_side from insights`,
  `insert into results (deliverable_uid, brand_uid, views, reach, likes, taken_at, source, is_verified, is_withdrawn)
    select r.deliverable_uid, d.brand_uid, r.views, r.reach, r.likes, r.taken_at, 'typed', false, false from readings r join deliverables d on d.uid = r.deliverable_uid`,
  `insert into result_days (deliverable_uid, brand_uid, day, views, reach, likes)
    select deliverable_uid, brand_uid, taken_at::date, views, reach, likes from results`,
  `insert into view_days (brand_uid, day, views) select brand_uid, day, sum(views) from result_days group by 1, 2`,
  `insert into reviews (collab_uid, side, value, text, submitted_at, revealed_at)
    select uid, side, 5, 'Lovely.', now(), now() from collabs, unnest(array['brand', 'influencer']) side where outcome = 'completed'
    on conflict do nothing`,
  `insert into reviewer_links (uid, brand_uid, token_hash, name, created_at, expires_at)
    select replace(uid, 'brand', 'link'), uid, md5(uid), 'An owner', now(), now() + interval '30 days' from brand_profiles where slug ~ '^venue-[0-9]{1,3}$'`,
  `insert into door_links (uid, brand_uid, token_hash, sealed_token, created_at)
    select replace(uid, 'brand', 'link'), uid,
      rtrim(translate(encode(sha256(('door' || uid)::bytea), 'base64'), '+/', '-_'), '='), 'sealed', now() from brand_profiles where slug ~ '^venue-[0-9]{1,3}$'`,
]

const talk = [
  `insert into threads (collab_uid, brand_uid, influencer_uid, last_at, last_uid, waiting_side, waiting_since)
    select uid, brand_uid, influencer_uid, requested_at + interval '2 hours', replace(uid, 'collab', 'message') || '2',
      'influencer', requested_at + interval '2 hours' from collabs where abs(hashtext(uid)) % 2 = 0 or uid >= pg_temp.uid('collab', 500000000)
    on conflict (collab_uid) do update set last_at = excluded.last_at, last_uid = excluded.last_uid,
      waiting_side = excluded.waiting_side, waiting_since = excluded.waiting_since`,
  `insert into messages (uid, collab_uid, at, side, account_uid, key, text)
    select replace(collab_uid, 'collab', 'message') || m, collab_uid, last_at - interval '1 minute' * (2 - m),
      case m when 1 then 'brand' else 'influencer' end, 'bench', 'k' || m, 'See you on Tuesday at the door, then.'
    from threads, generate_series(0, 2) m where last_uid is not null`,
]

const told = (count: number) => [
  `insert into notifications (uid, key, account_uid, at, kind, title, body, path)
    select pg_temp.uid('notification', i), 'n' || i, pg_temp.uid('account', 1 + i % 4000), now() - interval '1 minute' * i,
      'collab-approved', 'Approved', 'Pick a time for your visit.', '/app/influencer/collabs' from generate_series(1, ${count}) i`,
  `insert into events (uid, at, kind, subject_uid, brand_uid, influencer_uid, actor_uid, side, after)
    select replace(uid, 'collab', 'event') || e, requested_at + interval '1 hour' * e, case e when 0 then 'collab.requested' else 'collab.approved' end,
      uid, brand_uid, influencer_uid, pg_temp.uid('account', 1 + abs(hashtext(uid)) % 4000), case e when 0 then 'influencer' else 'brand' end, '{"stage":1}'
    from collabs, generate_series(0, 1) e`,
  `insert into brief_views (brief_uid, influencer_uid, day)
    select brief_uid, influencer_uid, requested_at::date from collabs on conflict do nothing`,
  `insert into ribbon_clicks (day, ribbon_uid, brief_uid, influencer_uid)
    select current_date - abs(hashtext(uid)) % 20, 'ribbon_tonight' || repeat('0', 19), brief_uid, influencer_uid
    from collabs where abs(hashtext(uid)) % 20 = 0 on conflict do nothing`,
]

const staffWork = (crowd: number) => [
  `update influencer_profiles set public_page = public_page || '{"on":true}' where slug like 'creator-%'`,
  `insert into influencer_lists (uid, name, purpose, created_at, owner_uid)
    select pg_temp.uid('list', i), 'List ' || i, 'For briefs', now(), pg_temp.uid('account', 900000) from generate_series(1, 60) i`,
  `insert into influencer_list_members (list_uid, influencer_uid, added_at)
    select pg_temp.uid('list', 1 + i % 60), pg_temp.uid('influencer', ${firstOfCrowd} + i), now() from generate_series(0, ${crowd - 1}) i`,
  `insert into onboardings (account_uid, side, step, answers, started_at, updated_at)
    select pg_temp.uid('account', 300000 + i), 'brand', 'story', '{}', now(), now() - interval '1 minute' * i from generate_series(1, ${crowd}) i`,
  `insert into meetings (uid, staff_uid, starts_at, minutes, name, email, venue, city, timezone, created_at)
    select pg_temp.uid('meeting', i), pg_temp.uid('account', 900020 + i % 20), now() + interval '1 hour' * (i - ${crowd} / 2), 30, 'Guest ' || i,
      'guest' || i || '@bench.test', 'Venue', 'london', 'Europe/London', now() from generate_series(1, ${crowd}) i on conflict do nothing`,
  `insert into meeting_requests (uid, name, email, venue, city, timezone, created_at)
    select pg_temp.uid('meeting_request', i), 'Guest ' || i, 'guest' || i || '@bench.test', 'Venue', 'london', 'Europe/London', now() - interval '1 hour' * i
    from generate_series(1, ${crowd}) i`,
  `insert into ads (uid, name, position, title, text, link, audience, starts_at, priority, cap_per_session, state, house, created_at)
    select pg_temp.uid('ad', i), 'Ad ' || i, (array['feed-card', 'brand-dashboard', 'influencer-dashboard'])[1 + i % 3], 'A title', 'A text', '/app',
      '{"role":"everyone","cities":[],"tiers":[],"labels":[]}', now() - interval '1 day', 5, 3, case when i < 30 then 'approved' else 'paused' end, true, now()
    from generate_series(1, 200) i`,
  `update briefs set status = 'submitted', submitted_at = now() - pg_temp.r(abs(hashtext(uid)), 50) * interval '9 days'
    where status = 'archived' and abs(hashtext(uid)) % 20 = 0`,
  `insert into saved_filters (account_uid, name, filter, saved_at)
    select pg_temp.uid('account', i), 'Near me ' || k, '{"category":"Restaurant"}', now() from generate_series(1, 400) i, generate_series(1, 5) k`,
]

const money = [
  `insert into discount_codes (uid, code, percent, months, tiers, coupon_id, created_at)
    select pg_temp.uid('discount_code', n), 'PAST-' || n, 20, 3, '["starter"]', 'coupon_past_' || n, now() - interval '1 day' * n
    from generate_series(1, 200) n`,
  `insert into subscriptions (org_uid, tier, state, since)
    select org_uid, 'premium', 'active', now() from brand_profiles where slug ~ '^venue-[0-9]{1,3}$'
    on conflict (org_uid) do update set tier = 'premium'`,
  `insert into payment_events (id, type, at, received_at, subject_id, status, org_uid, outcome)
    select 'evt_past_' || row_number() over (), 'customer.subscription.updated', now(), now() - interval '1 minute' * row_number() over (), 'sub_' || uid, 'active', uid, 'applied'
    from organisations, generate_series(1, 2)`,
  `insert into invoices (id, org_uid, number, status, currency, total, plan_amount, created_at, period_start, period_end, reported_at, reported_by)
    select 'in_' || uid || m, uid, 'P-' || m, 'paid', 'GBP', 9900, 9900, now() - interval '1 month' * m, now() - interval '1 month' * (m + 1), now() - interval '1 month' * m, now(), 'bench'
    from organisations, generate_series(1, 3) m`,
  `insert into collab_fees (collab_uid, org_uid, brand_uid, label, tier, terms_version, currency, amount, state, month, at)
    select c.uid, b.org_uid, b.uid, 'A collab', 'basic', 1, 'GBP', 9900, 'billed', to_char(now() - interval '10 days', 'YYYY-MM'), now() - interval '10 days'
    from collabs c join brand_profiles b on b.uid = c.brand_uid where c.outcome = 'completed'`,
]

/** Those who ask have connected an account each, and every venue that asks keeps twenty creators in mind. */
const choosing = [
  `insert into platform_accounts (uid, influencer_uid, platform, is_sandbox, external_id, handle, url, granted, sealed_token,
      connected_at, proven_at, read_at, next_read_at, followers)
    select replace(uid, 'influencer', 'platform_account'), uid, 'instagram', false, uid, handle, 'https://social.test/' || handle, '{}', 'sealed',
      now() - interval '1 year', now(), now(), now() + interval '1 day', 20000 from influencer_profiles where slug like 'creator-%'`,
  `insert into platform_snapshots (account_uid, day, followers)
    select uid, current_date - d, 20000 - d * 10 from platform_accounts, generate_series(0, 364) d`,
  `insert into platform_posts (account_uid, external_id, kind, url, text, posted_at, views, likes, read_at)
    select uid, 'post' || p, 'video', 'https://social.test/p/' || p, 'An evening out', now() - interval '3 days' * p, 4000, 300, now()
    from platform_accounts, generate_series(1, 30) p`,
  `insert into follower_jumps (account_uid, day, before, after, reasons)
    select uid, current_date - 2, 15000, 20000, '{}' from platform_accounts`,
  `insert into shortlists (uid, brand_uid, name, created_at)
    select replace(uid, 'brand', 'shortlist'), uid, 'Spring', now() from brand_profiles where slug ~ '^venue-[0-9]{1,3}$'`,
  `insert into shortlist_members (shortlist_uid, influencer_uid, added_at, added_by)
    select s.uid, pg_temp.uid('influencer', 1 + (abs(hashtext(s.uid)) + m) % 200), now(), 'bench' from shortlists s, generate_series(1, 20) m`,
  `insert into risk_flags (uid, influencer_uid, kind, source, seen_on, until, added_by, added_at)
    select replace(uid, 'influencer', 'risk_flag'), uid, 'bought-followers', 'A report', current_date, current_date + 90, 'bench', now()
    from influencer_profiles where slug like 'creator-%'`,
]

/** A campaign of each venue that asks, over its briefs, with tasks and a question that was answered. */
const planning = [
  `insert into campaigns (uid, org_uid, brand_uid, name, goal, first_day, last_day, currency, target_visits, created_at)
    select replace(uid, 'brand', 'campaign'), org_uid, uid, 'Spring', 'season', current_date - 60, current_date + 30, 'GBP', 40, now() - interval '70 days'
    from brand_profiles where slug ~ '^venue-[0-9]{1,3}$'`,
  `insert into campaign_briefs (campaign_uid, brief_uid, added_at)
    select c.uid, b.uid, now() from campaigns c join briefs b using (brand_uid)`,
  `insert into expert_tasks (uid, campaign_uid, brand_uid, kind, due_on)
    select replace(uid, 'campaign', 'expert_task'), uid, brand_uid, 'report', current_date + 5 from campaigns`,
  `insert into expert_questions (uid, brand_uid, campaign_uid, first_text, last_at)
    select replace(uid, 'campaign', 'expert_question'), brand_uid, uid, 'Whom should we invite?', now() from campaigns`,
  `insert into expert_messages (uid, question_uid, brand_uid, at, is_staff, account_uid, key, text)
    select replace(uid, 'expert_question', 'message') || m, uid, brand_uid, now(), m = 1, 'bench', 'k' || m, 'Three creators of your city.'
    from expert_questions, generate_series(0, 1) m`,
]

/** Every tenth agreed collab has a train, a shipment and a checklist that is done but for one item. */
const logistics = [
  `insert into transports (uid, collab_uid, kind, pick_up, leaves_on, leaves_at, reference, paid_by, note, created_at)
    select replace(uid, 'collab', 'transport'), uid, 'train', 'London Paddington', current_date, now(), 'XK42P', 'brand', '', now()
    from collabs where stage > 1 and hashtext(uid) % 10 = 0`,
  `insert into shipments (uid, collab_uid, contents, send_by, addressed_at, sent_at, carrier, created_at)
    select replace(uid, 'transport', 'shipment'), collab_uid, 'Tasting box', current_date, now(), now(), 'Royal Mail', now() from transports`,
  `insert into checklist_items (uid, collab_uid, title, owner, due_at, done_at, reminded_at, created_at)
    select replace(uid, 'transport', 'checklist_item') || i, collab_uid, 'Send your shot list', (array['brand', 'influencer', 'staff'])[1 + i % 3],
      now() + interval '1 day' * (i - 3), case when i < 3 then now() end, now(), now() - interval '9 days'
    from transports, generate_series(0, 3) i`,
]
