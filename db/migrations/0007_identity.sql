CREATE TABLE "identity" (
	"of" text PRIMARY KEY NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "identity_of" CHECK ("identity"."of" in ('secret', 'pictures'))
);
