-- A payment order has a reservation while it is open, and an order until it is called off: written in the
-- transaction that holds the goods, and given back in the one that puts them back. The program locks the slots
-- first, and the products last (domain/slots/take-slot.ts).
CREATE OR REPLACE FUNCTION reserve_slot(owner text, wanted text, taking text, leaving text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  present slot_entries;
BEGIN
  SELECT * INTO present FROM slot_entries WHERE cause = owner ORDER BY id DESC LIMIT 1;
  IF present.change = 1 THEN
    IF present.slot_id = wanted THEN
      RETURN;
    END IF;
    INSERT INTO slot_entries (slot_id, change, cause, turn, why, at)
    VALUES (present.slot_id, -1, owner, present.turn, leaving, shop_clock());
  END IF;
  IF wanted IS NOT NULL THEN
    INSERT INTO slot_entries (slot_id, change, cause, turn, why, at)
    VALUES (wanted, 1, owner, coalesce(present.turn, 0) + 1, taking, shop_clock());
  END IF;
END $$;
