-- How a word sounds, in an alphabet that Hindi in Latin letters, Devanagari and English share (C is ch):
-- without aspiration, length of vowels, doubled letters, nukta and the s of a plural.
CREATE OR REPLACE FUNCTION search_sound(word text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  w text := word;
BEGIN
  IF w ~ '^[0-9]+$' THEN RETURN w; END IF;
  IF w ~ U&'[\0900-\097F]' THEN
    -- A consonant without a vowel sign has an a; the last one is not spoken.
    w := replace(normalize(w, NFD), U&'\093C', '');
    w := regexp_replace(w, U&'([\0915-\0939])(?![\093E-\094D\0962\0963])', U&'\\1\0259', 'g');
    w := regexp_replace(w, U&'\0259$', '');
    w := replace(replace(translate(w,
      'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहअआइईउऊएऐओऔऑऍािीुूेैोौॉॅंँə्ः',
      'kkggnCCjjnttddnttddnpfbbmyrllvssshaaiiuueeoooeaiiuueeooaenna'), 'ृ', 'ri'), 'ऋ', 'ri');
  ELSE
    w := unaccent(w);
    IF length(w) > 3 THEN
      w := CASE
        WHEN w ~ '(ch|sh|x|ss)es$' THEN left(w, -2)
        WHEN w ~ 'ies$' THEN left(w, -3) || 'y'
        WHEN w ~ 'oes$' THEN left(w, -2)
        WHEN w ~ '([bcdfgklmnprtvwyeo]|ea)s$' OR (length(w) > 5 AND w ~ 'as$') THEN left(w, -1)
        ELSE w END;
    END IF;
    w := regexp_replace(w, 'ce$', 's');
    w := replace(replace(replace(replace(replace(replace(replace(w, 'wh', 'v'), 'tch', 'C'), 'cch', 'C'), 'chh', 'C'), 'ch', 'C'), 'ck', 'k'), 'uva', 'ua');
    w := regexp_replace(w, 'ew(?![aeiou])', 'u');
    w := replace(replace(replace(replace(replace(replace(replace(replace(replace(w, 'ph', 'f'), 'sh', 's'), 'gh', 'g'), 'kh', 'k'), 'th', 't'), 'dh', 'd'), 'bh', 'b'), 'jh', 'j'), 'x', 'ks');
    w := replace(replace(replace(w, 'ce', 'se'), 'ci', 'si'), 'cy', 'si');
    w := translate(w, 'cqwz', 'kkvj');
    w := replace(replace(replace(replace(replace(replace(replace(w, 'ee', 'i'), 'ea', 'i'), 'oo', 'u'), 'ou', 'o'), 'oa', 'o'), 'oe', 'o'), 'ui', 'u');
  END IF;
  w := regexp_replace(w, 'a[iy](?=[bdfgjklmnprstvC])', 'e', 'g');
  w := regexp_replace(w, '[ei][ye]$', 'i');
  w := replace(replace(translate(w, 'y', 'i'), 'au', 'o'), 'ei', 'e');
  w := regexp_replace(w, 'm(?=[bp])', 'n', 'g');
  RETURN regexp_replace(w, '(.)\1+', '\1', 'g');
END $$;
