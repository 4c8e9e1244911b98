-- The same of few products, with a plan that is kept: to plan it takes longer than to carry it out.
CREATE OR REPLACE FUNCTION search_write_few(written bigint[], is_new boolean) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  PERFORM search_write(written, is_new);
END $$;
