CREATE TABLE "ticket_windows" (
	"ticket_id" uuid NOT NULL,
	"window_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_windows_ticket_id_window_id_pk" PRIMARY KEY("ticket_id","window_id")
);
--> statement-breakpoint
ALTER TABLE "ticket_windows" ADD CONSTRAINT "ticket_windows_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_windows" ADD CONSTRAINT "ticket_windows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_windows_user" ON "ticket_windows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ticket_windows_seen" ON "ticket_windows" USING btree ("seen_at");