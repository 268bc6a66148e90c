COMMENT ON TABLE "cpm_rates" IS 'seeded';
