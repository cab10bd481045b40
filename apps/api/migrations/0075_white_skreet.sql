CREATE TYPE "public"."design_publication" AS ENUM('private', 'waiting', 'published', 'declined', 'removed');--> statement-breakpoint
CREATE TABLE "studio_designs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"recipe" jsonb NOT NULL,
	"look_hash" text,
	"share_token" text,
	"publication" "design_publication" DEFAULT 'private' NOT NULL,
	"publication_reason" text,
	"asked_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_designs_share_token_unique" UNIQUE("share_token"),
	CONSTRAINT "studio_designs_asked" CHECK ("studio_designs"."publication" = 'private' or "studio_designs"."asked_at" is not null),
	CONSTRAINT "studio_designs_removed" CHECK ("studio_designs"."publication" <> 'removed' or "studio_designs"."share_token" is null)
);
--> statement-breakpoint
ALTER TABLE "studio_designs" ADD CONSTRAINT "studio_designs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_designs" ADD CONSTRAINT "studio_designs_look_hash_looks_hash_fk" FOREIGN KEY ("look_hash") REFERENCES "public"."looks"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "studio_designs_owner" ON "studio_designs" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "studio_designs_asked" ON "studio_designs" USING btree ("asked_at","id") WHERE "studio_designs"."asked_at" is not null;--> statement-breakpoint
CREATE INDEX "studio_designs_published" ON "studio_designs" USING btree ("decided_at","id") WHERE "studio_designs"."publication" = 'published';--> statement-breakpoint
CREATE INDEX "studio_designs_deleted" ON "studio_designs" USING btree ("deleted_at") WHERE "studio_designs"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "studio_designs_look" ON "studio_designs" USING btree ("look_hash") WHERE "studio_designs"."look_hash" is not null;