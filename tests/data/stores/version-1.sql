BEGIN TRANSACTION;
CREATE TABLE events (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            at BIGINT NOT NULL,
            kind TEXT NOT NULL,
            data TEXT NOT NULL,
            secret TEXT NOT NULL,
            command TEXT,
            PRIMARY KEY (table_id, number)
        );
INSERT INTO "events" VALUES('anas-table',1,1700000000000,'created','{"players":2,"rules":"-","edition":null,"facing":"S","clock":{"kind":"none","seconds":0,"increment":0},"timeout":"out","listed":true,"autostart":true,"seats":["open","greedy"],"commitment":"66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"}','{"server_seed":"0000000000000000000000000000000000000000000000000000000000000000","host":"h2","join_code":"abc"}','c1');
INSERT INTO "events" VALUES('anas-table',2,1700000001000,'seated','{"seat":1,"name":"Ána","seed":"abc"}','{"holder":"h1"}','c2');
INSERT INTO "events" VALUES('anas-table',3,1700000002000,'started','{"position":"7/7/7/7/7/7/7 d4S turn 1 30:r24,30:b24 -"}','{}',NULL);
INSERT INTO "events" VALUES('anas-table',4,1700000008000,'acted','{"action":"N","seat":1}','{}','c3');
INSERT INTO "events" VALUES('anas-table',5,1700000008000,'acted','{"action":"3","seat":1}','{}',NULL);
CREATE TABLE heartbeat (id INTEGER NOT NULL PRIMARY KEY, at BIGINT);
INSERT INTO "heartbeat" VALUES(1,1700000009000);
CREATE TABLE holders (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            holder TEXT NOT NULL,
            PRIMARY KEY (table_id, holder)
        );
INSERT INTO "holders" VALUES('anas-table','h2');
INSERT INTO "holders" VALUES('anas-table','h1');
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO "schema_version" VALUES(1);
CREATE TABLE tables (
            id TEXT NOT NULL PRIMARY KEY,
            phase TEXT NOT NULL,
            listed BOOLEAN NOT NULL,
            open_seats INTEGER NOT NULL,
            players INTEGER NOT NULL,
            wakes BOOLEAN NOT NULL,
            updated BIGINT NOT NULL,
            last_number INTEGER NOT NULL
        );
INSERT INTO "tables" VALUES('anas-table','playing',1,0,2,1,1700000008000,5);
CREATE INDEX tables_open ON tables (updated, id)
            WHERE listed AND open_seats > 0 AND phase = 'gathering';
CREATE INDEX tables_waking ON tables (updated, id) WHERE wakes;
CREATE UNIQUE INDEX events_command ON events (table_id, command)
            WHERE command IS NOT NULL;
CREATE INDEX holders_holder ON holders (holder, table_id);
COMMIT;
