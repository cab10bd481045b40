CREATE TABLE "aso_ebi_disputes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"set_id" uuid NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"note" text NOT NULL,
	"opened_by" uuid NOT NULL,
	"decision" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"refund" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "aso_ebi_disputes_refund" CHECK ("aso_ebi_disputes"."refund" >= 0)
);
--> statement-breakpoint
CREATE TABLE "aso_ebi_handings" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"set_id" uuid NOT NULL,
	"is_handed_over" boolean NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "aso_ebi_invitations" ADD COLUMN "tailor_id" uuid;--> statement-breakpoint
ALTER TABLE "aso_ebi_events" ADD COLUMN "cover_id" uuid;--> statement-breakpoint
ALTER TABLE "aso_ebi_groups" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "aso_ebi_groups" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "aso_ebi_disputes" ADD CONSTRAINT "aso_ebi_disputes_set_id_aso_ebi_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."aso_ebi_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_disputes" ADD CONSTRAINT "aso_ebi_disputes_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_disputes" ADD CONSTRAINT "aso_ebi_disputes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_handings" ADD CONSTRAINT "aso_ebi_handings_set_id_aso_ebi_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."aso_ebi_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_handings" ADD CONSTRAINT "aso_ebi_handings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "aso_ebi_disputes_set" ON "aso_ebi_disputes" USING btree ("set_id");--> statement-breakpoint
CREATE UNIQUE INDEX "aso_ebi_disputes_open" ON "aso_ebi_disputes" USING btree ("set_id") WHERE "aso_ebi_disputes"."status" = 'open';--> statement-breakpoint
CREATE INDEX "aso_ebi_handings_set" ON "aso_ebi_handings" USING btree ("set_id","id");--> statement-breakpoint
ALTER TABLE "aso_ebi_invitations" ADD CONSTRAINT "aso_ebi_invitations_tailor_id_makers_id_fk" FOREIGN KEY ("tailor_id") REFERENCES "public"."makers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_events" ADD CONSTRAINT "aso_ebi_events_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "aso_ebi_invitations_tailor" ON "aso_ebi_invitations" USING btree ("tailor_id") WHERE "aso_ebi_invitations"."tailor_id" is not null;