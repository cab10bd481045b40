CREATE TABLE "aso_ebi_members" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"event_id" uuid NOT NULL,
	"group_id" uuid,
	"email" text NOT NULL,
	"user_id" uuid,
	"role" text NOT NULL,
	"sees_guests" boolean NOT NULL,
	"sees_money" boolean NOT NULL,
	"edits" boolean NOT NULL,
	"accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "aso_ebi_invitations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"event_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"maker_id" uuid NOT NULL,
	"status" text DEFAULT 'invited' NOT NULL,
	"note" text NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "aso_ebi_invitations_one" UNIQUE("group_id","maker_id")
);
--> statement-breakpoint
CREATE TABLE "aso_ebi_proposals" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"invitation_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"lines" jsonb NOT NULL,
	"ready_on" date NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"note" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "aso_ebi_proposals_version" UNIQUE("invitation_id","version")
);
--> statement-breakpoint
ALTER TABLE "aso_ebi_events" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "aso_ebi_events" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "aso_ebi_events" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "aso_ebi_events" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "aso_ebi_groups" ADD COLUMN "maker_id" uuid;--> statement-breakpoint
ALTER TABLE "aso_ebi_packages" ADD COLUMN "taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "aso_ebi_packages" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "aso_ebi_members" ADD CONSTRAINT "aso_ebi_members_event_id_aso_ebi_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."aso_ebi_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_members" ADD CONSTRAINT "aso_ebi_members_group_id_aso_ebi_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."aso_ebi_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_members" ADD CONSTRAINT "aso_ebi_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_invitations" ADD CONSTRAINT "aso_ebi_invitations_event_id_aso_ebi_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."aso_ebi_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_invitations" ADD CONSTRAINT "aso_ebi_invitations_group_id_aso_ebi_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."aso_ebi_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_invitations" ADD CONSTRAINT "aso_ebi_invitations_maker_id_makers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."makers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_proposals" ADD CONSTRAINT "aso_ebi_proposals_invitation_id_aso_ebi_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."aso_ebi_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "aso_ebi_members_email" ON "aso_ebi_members" USING btree ("event_id",lower("email"));--> statement-breakpoint
CREATE INDEX "aso_ebi_members_address" ON "aso_ebi_members" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "aso_ebi_members_user" ON "aso_ebi_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "aso_ebi_members_group" ON "aso_ebi_members" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "aso_ebi_invitations_event" ON "aso_ebi_invitations" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "aso_ebi_invitations_maker" ON "aso_ebi_invitations" USING btree ("maker_id","created_at");--> statement-breakpoint
ALTER TABLE "aso_ebi_groups" ADD CONSTRAINT "aso_ebi_groups_maker_id_makers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."makers"("id") ON DELETE no action ON UPDATE no action;