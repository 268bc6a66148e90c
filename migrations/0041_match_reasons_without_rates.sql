-- Reasons of a match once named the engagement rate of their day, in three wordings. Today's rate stands with the account,
-- so they keep only whether it was above or below average, in the words of new ones.
UPDATE "collabs" SET "fit_reasons" = (
  SELECT jsonb_agg(
    CASE WHEN r."reason"->>'part' = 'engagement' AND r."reason"->>'text' ~ '(above|below)' THEN
      jsonb_set(r."reason", '{text}', to_jsonb('engagement ' || substring(r."reason"->>'text' from '(above|below)') || ' average for similar-sized accounts'))
    ELSE r."reason" END ORDER BY r."position")
  FROM jsonb_array_elements("collabs"."fit_reasons") WITH ORDINALITY AS r("reason", "position"))
WHERE "fit_reasons"::text ~ '% engagement|this following|accounts of this size|its size';
